import type { PageInput, SubmittedForm } from '../../../shared/page';

/** The form that was posted, so that the browser has it when the page comes alive. */
export interface Posted {
  readonly submitted: SubmittedForm | null;
}

export async function posted({ context }: PageInput): Promise<Posted> {
  return { submitted: context.submitted ?? null };
}

/** As `posted`, for an address that is somebody's own: its page is not kept for others. */
export async function personal(input: PageInput): Promise<Posted> {
  input.context.report.complete = false;
  return posted(input);
}

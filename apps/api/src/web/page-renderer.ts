import type { UnsavedRecord } from '@site/api-platform/preview';
import type { ListedAddress, SitePage, SubmittedForm, TextForm } from '@site/vocabulary';

/** The contract with the rendered site (`apps/web/src/app/page.ts`): the API knows no more of the web than this. */
export interface PageRequest {
  readonly url: string;
  readonly publicUrl: string;
  /** Characters that a chosen password has at least. */
  readonly passwordMinLength: number;
  readonly transport: typeof fetch;
  readonly onError: (message: string, error: unknown) => void;
  /** A posted form that the page answers. */
  readonly submitted?: SubmittedForm;
}

/** A record that is stored nowhere, to be shown as if it were. */
export interface PreviewRequest
  extends UnsavedRecord, Pick<PageRequest, 'publicUrl' | 'transport' | 'onError'> {
  /** The same with their formatted texts in a form. */
  readonly shown: Readonly<Record<TextForm, UnsavedRecord['values']>>;
  /** What is said of the files that it names; undefined where that is nothing. */
  readonly files?: object | undefined;
}

/** What the build of the site gives. */
export interface WebBuild {
  readonly renderPage: RenderPage;
  readonly renderPreview: (request: PreviewRequest) => Promise<string>;
  readonly listedAddresses: readonly ListedAddress[];
}

export type RenderPage = (request: PageRequest) => Promise<SitePage>;

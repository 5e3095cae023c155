/** Below `webhooks.unreached` of the texts. */
export type Reason = 'certificate' | 'cut' | 'late' | 'name' | 'private' | 'refused';

const REASONS: Readonly<Record<string, Reason>> = {
  eai_again: 'name',
  econnrefused: 'refused',
  econnreset: 'cut',
  enotfound: 'name',
  etimedout: 'late',
  target_refused: 'private',
  timeout: 'late',
};

/** @param error as a delivery names it @returns undefined where only that word tells */
export function failureReason(error: string): Reason | undefined {
  return REASONS[error] ?? (/cert|signature/.test(error) ? 'certificate' : undefined);
}

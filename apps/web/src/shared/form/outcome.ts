/** What is wrong, by field. */
export type Errors = Readonly<Partial<Record<string, string>>>;

export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly tone: 'plain' | 'destructive';
}

/** What came of an attempt. */
export interface Outcome {
  readonly notice: Notice;
  /** The first of them gets the focus. */
  readonly errors?: Errors;
  readonly isAccepted?: true;
}

/** Why the server did not take what was sent. */
export interface Failure {
  /** Of HTTP; 0 when no answer came. */
  readonly status: number | undefined;
  /** What the server said of it; empty, nothing. */
  readonly said: string;
  readonly errors: Errors;
  /** Nothing was stored, and the same again would be refused again. */
  readonly isCertain: boolean;
}

export const UNREACHABLE: Failure = { status: 0, said: '', errors: {}, isCertain: false };

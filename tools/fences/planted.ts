export type Tool =
  | 'eslint'
  | 'dependency-cruiser'
  | 'steiger'
  | 'locales'
  | 'claims'
  | 'compose'
  | 'ignored'
  | 'document'
  | 'generated';

/** One violation, and the refusal it must meet. */
export interface Plant {
  /** The rule in words, as a reader of the table knows it. */
  readonly fence: string;
  readonly by: Tool;
  /** What is written, or what becomes of a file that is there. */
  readonly files: Readonly<Record<string, string | ((before: string) => string)>>;
  /** The path that must be refused; the first of `files` if not said. */
  readonly at?: string;
  /** The name of the rule, as its tool prints it. */
  readonly rule: string;
  /** A part of the message, where one rule guards several fences. */
  readonly says?: string | RegExp;
}

export interface Finding {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

export const placeOf = ({ at, files }: Plant): string => at ?? Object.keys(files)[0] ?? '';

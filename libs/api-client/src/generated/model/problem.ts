/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { NamedRecord } from './namedRecord';
import type { ProblemField } from './problemField';

export interface Problem {
  /** Name of the kind of problem: `urn:problem:` and the code; not an address */
  type: string;
  /** What the code means */
  title: string;
  /** The HTTP status */
  status: number;
  /** A sentence that is safe to show */
  detail: string;
  /** Stable; the table of codes says what each means. There may be more of them in time */
  code: string;
  /** Also in `X-Request-Id` and in the logs: name it when reporting */
  request_id: string;
  /** Of `not_found`, and then true: a record that was public has been removed */
  removed?: boolean;
  /** Of `edit_conflict`: when the version that stands was made */
  changed_at?: string;
  /**
     * Of `edit_conflict`: name of the person who made the version that stands; null when unknown
     * @nullable
     */
  changed_by?: string | null;
  /** Of `file_in_use`: records that use the file, or that would if they came back from the bin */
  used_by?: NamedRecord[];
  /** Of `dependency_unavailable`, where operators ask: `instance` (it leaves), `schema`, `database`, `files` */
  unavailable?: string[];
  /** What to correct, one entry for each field or parameter */
  errors?: ProblemField[];
}

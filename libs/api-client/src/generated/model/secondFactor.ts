/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SecondFactor {
  /** Whether a code is asked for at sign-in */
  active: boolean;
  /** @nullable */
  since: string | null;
  /** Recovery codes that were not used */
  recovery_codes_left: number;
}

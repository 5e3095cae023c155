/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PasswordResetAcceptedStatus } from './passwordResetAcceptedStatus';

export interface PasswordResetAccepted {
  /** The same for every address */
  status: PasswordResetAcceptedStatus;
}

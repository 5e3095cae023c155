/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PasswordResetAcceptedDtoStatus } from './passwordResetAcceptedDtoStatus';

export interface PasswordResetAcceptedDto {
  /** The same for every address */
  status: PasswordResetAcceptedDtoStatus;
}

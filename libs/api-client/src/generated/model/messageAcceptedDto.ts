/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageAcceptedDtoStatus } from './messageAcceptedDtoStatus';

export interface MessageAcceptedDto {
  /** The same for every message */
  status: MessageAcceptedDtoStatus;
}

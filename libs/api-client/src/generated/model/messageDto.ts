/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageDtoLanguage } from './messageDtoLanguage';
import type { MessageState } from './messageState';

export interface MessageDto {
  id: string;
  nom: string;
  email: string;
  /** Empty where none was given */
  organisation: string;
  /** Empty where none was given */
  telephone: string;
  /** Empty where none was given */
  sujet: string;
  /** Language of the visitor */
  language: MessageDtoLanguage;
  status: MessageState;
  /** From 5 on a message was filed as spam when it came */
  spam_score: number;
  created_at: string;
  message: string;
}

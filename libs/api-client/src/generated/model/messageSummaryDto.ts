/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageState } from './messageState';
import type { MessageSummaryDtoLanguage } from './messageSummaryDtoLanguage';

export interface MessageSummaryDto {
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
  language: MessageSummaryDtoLanguage;
  status: MessageState;
  /** From 5 on a message was filed as spam when it came */
  spam_score: number;
  created_at: string;
  /** The beginning of the message */
  excerpt: string;
}

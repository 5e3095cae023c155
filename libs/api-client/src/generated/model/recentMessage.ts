/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Language } from './language';
import type { MessageState } from './messageState';

export interface RecentMessage {
  id: string;
  nom: string;
  /** Empty where none was given */
  sujet: string;
  /** The beginning of the message */
  excerpt: string;
  /** Language of the visitor */
  language: Language;
  status: MessageState;
  created_at: string;
}

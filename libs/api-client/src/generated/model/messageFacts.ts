/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Language } from './language';
import type { MessageState } from './messageState';

export interface MessageFacts {
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
  language: Language;
  status: MessageState;
  /** From 5 on a message was filed as spam when it came */
  spam_score: number;
  created_at: string;
  /**
     * When an administrator opened it first; null: nobody has. Opening does not change the version
     * @nullable
     */
  read_at: string | null;
  /**
     * Grows with each change
     * @minimum 1
     */
  version: number;
}

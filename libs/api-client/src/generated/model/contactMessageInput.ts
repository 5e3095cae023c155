/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Language } from './language';

export interface ContactMessageInput {
  /**
     * @minLength 1
     * @maxLength 120
     */
  nom: string;
  /**
     * @minLength 5
     * @maxLength 254
     */
  email: string;
  /**
     * @minLength 1
     * @maxLength 5000
     */
  message: string;
  /**
     * @maxLength 200
     * @nullable
     */
  organisation?: string | null;
  /**
     * @maxLength 40
     * @nullable
     */
  telephone?: string | null;
  /**
     * Absent, null or empty: none. Given, it must say something
     * @maxLength 200
     * @nullable
     */
  sujet?: string | null;
  /**
     * Of a request for a quote: the stored message begins with it
     * @maxLength 120
     * @nullable
     */
  domaine?: string | null;
  /**
     * Of a request for a quote: the stored message begins with it
     * @maxLength 120
     * @nullable
     */
  lieu?: string | null;
  /**
     * Of a request for a quote: the stored message begins with it
     * @maxLength 120
     * @nullable
     */
  echeance?: string | null;
  /** Language in which the visitor read the site; absent, that of the request */
  language?: Language;
  /**
     * A field that people do not see. What is filled in here is filed as spam, and accepted all the same
     * @maxLength 2000
     * @nullable
     */
  website?: string | null;
  /** Seconds between opening the form and sending it; anything that is no number counts as absent */
  seconds?: number;
}

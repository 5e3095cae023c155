/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SecondFactorSecret {
  /** For the application, in base32 */
  secret: string;
  /** The same as an address, to be drawn as a QR code */
  uri: string;
}

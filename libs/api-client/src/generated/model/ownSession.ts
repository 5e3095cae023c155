/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface OwnSession {
  id: string;
  /**
     * Browser and system, as they called themselves at sign-in
     * @nullable
     */
  device: string | null;
  /**
     * Where it was used last, of IPv6 the network; forgotten within 30 days
     * @nullable
     */
  address: string | null;
  created_at: string;
  last_used_at: string;
  /** Whether it is the one that asks */
  current: boolean;
}

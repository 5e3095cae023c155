/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Neighbour } from './neighbour';

export interface MessageNeighbours {
  /** The one that came right after; null: none did */
  previous: Neighbour | null;
  /** The one that came right before; null: none did */
  next: Neighbour | null;
}

/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Neighbour {
  id: string;
  nom: string;
}

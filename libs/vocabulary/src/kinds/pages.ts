/** Where each record of a kind has a page on the site: below an address, under a name. */
export interface Pages {
  readonly folder: string;
  readonly name: 'id' | 'slug';
}

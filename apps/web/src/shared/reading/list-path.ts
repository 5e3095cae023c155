import type { FilterNames, Kind } from '@site/vocabulary';
import type { PathWith } from '../page';

/** What the address of a list of the kind may name: its page, a search and filters. */
export type SearchName<K extends Kind> = 'page' | 'q' | FilterNames<K>;

/** Addresses of the lists that visitors turn the pages of. */
export type ListPath = PathWith<{ page: string }>;

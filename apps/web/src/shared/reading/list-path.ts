import type { FilterNames, Kind } from '@site/vocabulary';
import type { RegisteredRouter } from '@tanstack/react-router';

/** What the address of a list of the kind may name: its page, a search and filters. */
export type SearchName<K extends Kind> = 'page' | 'q' | FilterNames<K>;

type Routes = RegisteredRouter['routesByPath'];

/** Addresses of the lists that visitors turn the pages of. */
export type ListPath = keyof {
  [
    TPath in keyof Routes as Required<Routes[TPath]['types']['searchSchema']> extends { page: string }
      ? TPath
      : never
  ]: unknown;
};

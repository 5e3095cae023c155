import type { RegisteredRouter } from '@tanstack/react-router';

type Routes = RegisteredRouter['routesByPath'];

/** Addresses whose routes read this of the query, be it there or not. */
export type PathWith<TSearch> = keyof {
  [
    TPath in keyof Routes as Required<Routes[TPath]['types']['searchSchema']> extends TSearch ? TPath : never
  ]: unknown;
};

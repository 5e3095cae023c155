import type { AnyRoute, ResolveFullPath, ResolveId, Route } from '@tanstack/react-router';

/**
 * The route that is made of a row: its path and search stand in the row, where the router's types do not look. A search
 * is texts, as the router parses them, unless the route makes something else of them.
 */
export type RowRoute<TParent extends AnyRoute, TPath extends string, TSearch = object> = Route<
  unknown,
  TParent,
  TPath,
  ResolveFullPath<TParent, TPath>,
  string,
  ResolveId<TParent, string, TPath>,
  () => TSearch
>;

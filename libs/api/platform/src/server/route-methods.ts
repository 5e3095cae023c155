import type { Express } from 'express';

interface RouterLayer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

interface Route {
  readonly layer: RouterLayer;
  readonly methods: readonly string[];
  readonly length: number;
  /** How many steps of its path are named. */
  readonly named: number;
}

/** Methods that work at a path, in order; none where there is no route. */
export class RouteMethods {
  private routes: ReadonlyMap<number, readonly Route[]> = new Map();
  private seen = 0;

  constructor(private readonly application: Pick<Express, 'router'>) {}

  at(path: string): string[] {
    const routes = (this.byLength().get(lengthOf(path)) ?? []).filter((route) => matches(route, path));
    const nearest = Math.max(...routes.map(({ named }) => named));
    // `/things/export` is a place of its own, though `/things/:id` would match it too.
    const methods = new Set(routes.flatMap((route) => (route.named === nearest ? route.methods : [])));
    if (methods.size === 0) return [];
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods.add('OPTIONS')].sort();
  }

  /** Every request asks, so only routes of as many steps are compared. */
  private byLength(): ReadonlyMap<number, readonly Route[]> {
    const layers = this.application.router.stack as unknown as readonly RouterLayer[];
    if (layers.length !== this.seen) {
      this.seen = layers.length;
      this.routes = Map.groupBy(layers.flatMap(routeOf), ({ length }) => length);
    }
    return this.routes;
  }
}

function routeOf(layer: RouterLayer): Route[] {
  const { route } = layer;
  // What takes any path or any method says nothing about this one.
  if (typeof route?.path !== 'string' || route.path.includes('*') || route.methods['trace']) return [];
  const methods = Object.keys(route.methods).map((verb) => verb.toUpperCase());
  const named = route.path.split('/').filter((step) => step !== '' && !step.startsWith(':')).length;
  return [{ layer, methods, named, length: lengthOf(route.path) }];
}

/** Steps of a path. */
function lengthOf(path: string): number {
  return path.split('/').length - (path.endsWith('/') ? 2 : 1);
}

/** A path that cannot be decoded is nowhere. */
function matches({ layer }: Route, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}

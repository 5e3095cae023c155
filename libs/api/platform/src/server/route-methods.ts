import type { Express } from 'express';

interface RouterLayer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

interface Route {
  readonly layer: RouterLayer;
  readonly methods: readonly string[];
  readonly length: number;
  /** How much of its path is named, and after that how late. */
  readonly nearness: number;
}

/** Methods that work at a path, in order; none where there is no route. */
export class RouteMethods {
  private routes: ReadonlyMap<number, readonly Route[]> = new Map();
  private seen = 0;

  constructor(private readonly application: Pick<Express, 'router'>) {}

  at(path: string): string[] {
    const routes = (this.byLength().get(lengthOf(path)) ?? []).filter((route) => matches(route, path));
    const nearest = Math.max(...routes.map(({ nearness }) => nearness));
    // `/things/export` and `/:kind/bulk` are places of their own, though `/things/:id` would match them too.
    const methods = new Set(routes.flatMap((route) => (route.nearness === nearest ? route.methods : [])));
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
  return [{ layer, methods, nearness: nearnessOf(route.path), length: lengthOf(route.path) }];
}

function nearnessOf(path: string): number {
  const steps = path.split('/');
  const named = steps.flatMap((step, place) => (step === '' || step.startsWith(':') ? [] : [place]));
  return named.length + (named.at(-1) ?? 0) / steps.length;
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

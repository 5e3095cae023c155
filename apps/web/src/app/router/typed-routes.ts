import type { AnyRoute, createRouter } from '@tanstack/react-router';
import type { KindPath } from '../../entities/content';
import type { OwnPath } from './admin-screens';
import type { PublicPath } from './rows';

type AdminPath = OwnPath | `${KindPath}${'' | '/new' | '/$id' | '/$id/history'}`;
type AuthPath = '/auth' | '/auth/forgot' | '/auth/reset';
type Path = PublicPath | AuthPath | '/admin' | `/admin${Exclude<AdminPath, '/'>}`;

/** The addresses that there are: the tree is made of rows, whose types the router does not follow by itself. */
interface RoutedPaths {
  readonly fileRoutesByFullPath: Readonly<Record<Path, AnyRoute>>;
  readonly fileRoutesByTo: Readonly<Record<Path, AnyRoute>>;
  readonly fileRoutesById: Readonly<Record<Path, AnyRoute>>;
  readonly fullPaths: Path;
  readonly to: Path;
  readonly id: Path;
}

declare const _tree: AnyRoute;
type Tree = ReturnType<typeof _tree._addFileTypes<RoutedPaths>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter<Tree>>;
  }
}

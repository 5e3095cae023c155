import type { LoadContext } from '../../../shared/page';
import type { MapPoint } from '../model/map-point';

/** Where the projects are that a list of the same search and filters has. */
export async function publishedPoints(
  context: LoadContext,
  search: Readonly<Record<string, string>> = {},
): Promise<MapPoint[]> {
  return (await import('./read-points')).readPoints(context, search);
}

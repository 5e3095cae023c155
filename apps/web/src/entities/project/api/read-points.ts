import { PROJECTS } from '@site/vocabulary';
import { localeOf } from '../../../shared/i18n';
import type { LoadContext } from '../../../shared/page';
import { askPublished, knownFilters } from '../../../shared/published';
import { mapPoints, type MapPoint } from '../model/map-point';

interface Points {
  readonly items: Parameters<typeof mapPoints>[0];
}

/** More would cost readers more than they tell. */
const MOST_SHOWN = 150;

/** None when reading failed (logged, never told to the visitor). */
export async function readPoints(
  context: LoadContext,
  search: Readonly<Record<string, string>>,
): Promise<MapPoint[]> {
  try {
    const asked = new URLSearchParams(knownFilters(PROJECTS, search));
    const { items } = await askPublished<Points>(context, PROJECTS, `/points?${asked}`);
    return mapPoints(items.slice(0, MOST_SHOWN), localeOf(context.i18n));
  } catch (error) {
    context.report.complete = false;
    context.onError('The points of projects could not be read', error);
    return [];
  }
}

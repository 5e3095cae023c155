import { isOnSheet, MAP_SHEET, onSheet, pointIn, type Locale } from '@site/vocabulary';
import { frenchTypography } from '../../../shared/text';

/** A project on the map's sheet, in its pixels. */
export interface MapPoint {
  id: string;
  title: string;
  x: number;
  y: number;
  /** Half the way to the nearest: what is nearer than this is meant for no other. */
  room: number;
}

type Place = Readonly<Record<'x' | 'y', number>>;

interface Stored {
  readonly id: string;
  readonly title_fr: string;
  readonly title_en: string;
  readonly point: string;
}

/** Two marks that are nearer than this would hide each other. */
const APART = 11;
/** Golden angle: marks around one place stand apart from each other, too. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/** Where projects stand on the sheet, those of one town around it; what lies beyond is left out. */
export function mapPoints(stored: readonly Stored[], locale: Locale): MapPoint[] {
  const taken: Place[] = [];
  const steps = new Map<string, number>();
  const standing = stored.flatMap((project) => {
    const point = pointIn(project.point);
    const town = point && onSheet(point);
    if (town === undefined || !isOnSheet(town)) return [];
    // What was not free for one of this town is not for the next.
    const key = `${town.x} ${town.y}`;
    const { step, place } = freePlace(town, taken, steps.get(key) ?? 0);
    steps.set(key, step + 1);
    taken.push(place);
    const title = locale === 'fr' ? frenchTypography(project.title_fr) : project.title_en;
    return { id: project.id, title, ...place };
  });
  return standing.map((mark) => {
    const others = standing.filter((other) => other !== mark);
    const nearest = Math.min(2 * MAP_SHEET.width, ...others.map((other) => distance(mark, other)));
    return { ...mark, room: Math.floor(5 * nearest) / 10 };
  });
}

/** The first place on a spiral around a town, from one of its steps on, where a mark stands apart from those before it. */
function freePlace(town: Place, taken: readonly Place[], from: number): { step: number; place: Place } {
  for (let step = from; ; step += 1) {
    const [away, angle] = [APART * Math.sqrt(step), step * TURN];
    const place = { x: town.x + away * Math.cos(angle), y: town.y + away * Math.sin(angle) };
    if (taken.every((other) => distance(place, other) >= APART - TENTH)) {
      return { step, place: { x: tenth(place.x), y: tenth(place.y) } };
    }
  }
}

/** What rounding may take. */
const TENTH = 0.1;
const tenth = (value: number) => Math.round(value * 10) / 10;
const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

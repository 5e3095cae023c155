import { isOnSheet, onSheet, pointIn } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';

/** A project on the map's sheet, in its pixels. */
export interface MapPoint {
  id: string;
  title: string;
  x: number;
  y: number;
}

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
  const crowds = new Map<string, number>();
  return stored.flatMap((project) => {
    const point = pointIn(project.point);
    const place = point && onSheet(point);
    if (place === undefined || !isOnSheet(place)) return [];
    const cell = `${Math.round(place.x / APART)} ${Math.round(place.y / APART)}`;
    const before = crowds.get(cell) ?? 0;
    crowds.set(cell, before + 1);
    const [away, angle] = [APART * Math.sqrt(before), before * TURN];
    return {
      id: project.id,
      title: project[`title_${locale}`],
      x: tenth(place.x + away * Math.cos(angle)),
      y: tenth(place.y + away * Math.sin(angle)),
    };
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;

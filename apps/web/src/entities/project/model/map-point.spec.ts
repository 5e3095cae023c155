import { describe, expect, it } from 'vitest';
import { mapPoints } from './map-point';

const stored = (id: string, point: string) => ({
  id,
  title_fr: `Étude ${id}`,
  title_en: `Study ${id}`,
  point,
});

describe('projects on the map', () => {
  it('stand where they are, and are called in the language of the page', () => {
    const [abidjan, dakar] = mapPoints([stored('a', '5.36,-4.008'), stored('b', '14.693,-17.447')], 'en');
    expect(abidjan).toEqual({ id: 'a', title: 'Study a', x: 298.1, y: 423.4 });
    expect([dakar!.x < abidjan!.x, dakar!.y < abidjan!.y]).toEqual([true, true]);
  });

  it('stand apart in one town', () => {
    const points = mapPoints(
      Array.from({ length: 40 }, (_, place) => stored(String(place), '5.36,-4.008')),
      'fr',
    );
    for (const one of points)
      for (const other of points)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(7);
  });

  it('are left out beyond the sheet, and where the point is none', () => {
    expect(mapPoints([stored('a', '48.85,2.35'), stored('b', 'x'), stored('c', '95,0')], 'fr')).toEqual([]);
  });
});

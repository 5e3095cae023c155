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
    expect(abidjan).toEqual({ id: 'a', title: 'Study a', x: 298.1, y: 423.4, room: 169.4 });
    expect([dakar!.x < abidjan!.x, dakar!.y < abidjan!.y]).toEqual([true, true]);
  });

  it('are called as French is typeset, and in English as they are stored', () => {
    const named = {
      ...stored('a', '5.36,-4.008'),
      title_fr: 'Bilan : bassin n° 2',
      title_en: 'Water : land',
    };
    const titles = (['fr', 'en'] as const).map((locale) => mapPoints([named], locale)[0]?.title);
    expect(titles).toEqual(['Bilan\u00A0: bassin n°\u00A02', 'Water : land']);
  });

  it('stand apart in one town and beside it, and have room up to half the way to the nearest', () => {
    const towns = ['5.36,-4.008', '5.51,-4.02', '5.2,-3.74'];
    const points = mapPoints(
      Array.from({ length: 60 }, (_, place) => stored(String(place), towns[place % 3]!)),
      'fr',
    );
    for (const one of points) {
      const others = points.filter((other) => other !== one);
      const nearest = Math.min(...others.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      expect(nearest).toBeGreaterThan(10.8);
      expect(one.room).toBeCloseTo(nearest / 2, 0);
      expect(one.room).toBeLessThanOrEqual(nearest / 2);
    }
  });

  it('have all the room when they are alone', () => {
    expect(mapPoints([stored('a', '5.36,-4.008')], 'fr')[0]?.room).toBe(720);
  });

  it('are left out beyond the sheet, and where the point is none', () => {
    expect(mapPoints([stored('a', '48.85,2.35'), stored('b', 'x'), stored('c', '95,0')], 'fr')).toEqual([]);
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MAP_SHEET } from '@site/vocabulary/map';

/**
 * Takes the lines of the map's sheet out of Natural Earth (public domain, https://www.naturalearthdata.com), as
 * `countries-50m.json` of the npm package `world-atlas` has them:
 * `npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz && node tools/illustrations/borders/extract.ts package/countries-50m.json`
 */
interface Atlas {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}
interface Country {
  readonly id?: string;
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly arcs: readonly unknown[];
}
type Place = readonly [longitude: number, latitude: number];

/** Degrees: what lies farther from the sheet is not told apart, and what bends less is straight. */
const RIM = 3;
const DETAIL = 0.07;

const [, , source = ''] = process.argv;
const atlas = JSON.parse(await readFile(source, 'utf8')) as Atlas;

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const { west, east, south, north } = MAP_SHEET;
const isNear = ([x, y]: Place) => x > west - 1 && x < east + 1 && y > south - 1 && y < north + 1;

const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const { scale, translate } = atlas.transform;
  return arc.map(([dx, dy]): Place => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});

/** Douglas and Peucker. */
function simplified(line: readonly Place[]): readonly Place[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [farthest, most] = [0, 0];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  line.forEach(([x, y], index) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dx * (first[1] - y) - (first[0] - x) * dy) / length;
    if (away > most) [farthest, most] = [index, away];
  });
  if (most < DETAIL) return [first, last];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

const rounded = (line: readonly Place[]) =>
  line.map(([x, y]) => [
    Math.round(clamped(x, west - RIM, east + RIM) * 100) / 100,
    Math.round(clamped(y, south - RIM, north + RIM) * 100) / 100,
  ]);

const used = new Map<number, number>();
const lands = atlas.objects.countries.geometries.flatMap(({ id, type, arcs: parts }) => {
  const polygons = (type === 'Polygon' ? [parts] : parts) as readonly (readonly (readonly number[])[])[];
  const rings = polygons
    .flatMap((polygon) => polygon)
    .filter((ring) => ring.some((at) => arcs[at < 0 ? ~at : at]?.some(isNear)));
  for (const at of rings.flat()) used.set(at < 0 ? ~at : at, (used.get(at < 0 ? ~at : at) ?? 0) + 1);
  return rings.map((ring) => ({ id, ring }));
});
const kept = [...used.keys()].toSorted((one, other) => one - other);
const placeOf = new Map(kept.map((at, place) => [at, place]));
const renamed = (at: number) => (at < 0 ? ~(placeOf.get(~at) ?? 0) : (placeOf.get(at) ?? 0));

const output = {
  source: 'Natural Earth 1:50m, public domain (npm world-atlas 2.0.2)',
  arcs: kept.map((at) => rounded(simplified(arcs[at] ?? []))),
  lands: lands.map(({ id, ring }) => ({ id, ring: ring.map(renamed) })),
  borders: kept.flatMap((at, place) => ((used.get(at) ?? 0) > 1 ? [place] : [])),
};
await writeFile(resolve(import.meta.dirname, 'west-africa.json'), `${JSON.stringify(output)}\n`);

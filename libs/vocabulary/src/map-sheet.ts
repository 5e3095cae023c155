interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The sheet on which projects are drawn: West Africa in degrees (WGS 84), and its pixels. Distances are true at 12° north. */
export const MAP_SHEET = {
  west: -18.5,
  east: 16.5,
  south: 3,
  north: 25.5,
  width: 720,
  height: 473,
} as const;

const { west, east, south, north, width, height } = MAP_SHEET;

/** Where a point lies, in pixels from the top left of the sheet, whether on it or beyond. */
export function onSheet({ latitude, longitude }: Degrees): Place {
  return {
    x: ((longitude - west) / (east - west)) * width,
    y: ((north - latitude) / (north - south)) * height,
  };
}

export function isOnSheet({ x, y }: Place): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** The point at a place of the sheet. */
export function atPlace({ x, y }: Place): Degrees {
  return {
    longitude: west + (x / width) * (east - west),
    latitude: north - (y / height) * (north - south),
  };
}

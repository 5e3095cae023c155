const LATITUDE = String.raw`-?(?:90(?:\.0{1,5})?|[0-8]?\d(?:\.\d{1,5})?)`;
const LONGITUDE = String.raw`-?(?:180(?:\.0{1,5})?|(?:1[0-7]\d|\d?\d)(?:\.\d{1,5})?)`;

/** Form of a point as texts have it: `6.9905,-5.7442`. */
export const POINT = {
  pattern: new RegExp(`^${LATITUDE},${LONGITUDE}$`),
  refusal: 'point_invalid',
} as const;

/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point as texts have it: a hundred metres are told apart. */
export function pointText({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}

/** The point that a text names; undefined: it names none. */
export function pointIn(text: string | null | undefined): Point | undefined {
  if (!text || !POINT.pattern.test(text)) return undefined;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

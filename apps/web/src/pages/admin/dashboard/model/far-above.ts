/** A stated number, and how many there are. */
export interface FarAbove {
  readonly figure: string;
  readonly count: number;
}

/** Not every project of a firm has a page; but where not one in five has, the number is proof of nothing. */
const MOST_TIMES = 5;

const NUMBER = /(\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d+)\s?(k(?![\p{L}\d]))?/iu;

/**
 * Whether a figure like « 50+ » is more than five times what visitors see. Of nothing it is not: samples stand there,
 * of which the owner is warned by itself. A figure without a number states none.
 */
export function isFarAbove(figure: string, count: number): boolean {
  const [, number = '', thousands] = NUMBER.exec(figure) ?? [];
  const stated = Number(number.replaceAll(/\D/g, '')) * (thousands ? 1_000 : 1);
  return count > 0 && stated > MOST_TIMES * count;
}

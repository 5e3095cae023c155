import type { LoadContext } from './page';

const notFound = 404;
const gone = 410;

/**
 * The page is answered as one that never was or, when the API's refusal says so, as one that was removed.
 * @returns what there is to show
 */
export function reportMissing({ report }: Pick<LoadContext, 'report'>, refusal?: unknown): null {
  report.status = (refusal as { removed?: unknown } | undefined)?.removed === true ? gone : notFound;
  return null;
}

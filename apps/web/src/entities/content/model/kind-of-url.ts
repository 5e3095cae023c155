import type { ContentKind } from '@site/vocabulary';
import { kindNames, kindPath } from './kinds';

/** Which kind an address of the API is about, by its last part. */
export function kindOfUrl(url: string): ContentKind | undefined {
  return kindNames().find((name) => kindPath(name) === `/${url}`);
}

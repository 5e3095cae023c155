import type { ContentKind } from '@site/vocabulary';
import { kindNames, kindPath } from './kinds';

const urlOf = (name: ContentKind) => kindPath(name).slice(1);

/** What addresses, those of the API too, call the kinds. */
export const kindUrls = () => kindNames().map(urlOf);

/** Which kind an address of the API is about, by its last part. */
export const kindOfUrl = (url: string) => kindNames().find((name) => urlOf(name) === url);

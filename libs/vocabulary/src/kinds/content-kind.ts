import { NEWS } from './news';
import { PARTNERS } from './partners';
import { PROJECTS } from './projects';
import { PUBLICATIONS } from './publications';

/** Every kind of content, in the order in which people meet them. */
export const CONTENT_KINDS = [PROJECTS, PUBLICATIONS, PARTNERS, NEWS] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number]['name'];

/** What a public page can show, and is out of date once it changes. */
export type ShownKind = ContentKind | 'settings';

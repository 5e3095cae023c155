import { CONTENT_KINDS } from '@site/vocabulary';

/** Of an id and of a moment, wherever they are answered. */
export const ID = { type: String, format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' } as const;
export const MOMENT = { type: String, format: 'date-time', example: '2026-03-01T09:00:00.000000Z' } as const;

/** What addresses call the kinds of content. */
export const KIND_URLS = CONTENT_KINDS.map(({ url }) => url);

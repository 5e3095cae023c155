import type { ContentKind, ListedAddress } from '@site/vocabulary';
import { ALIASES } from '../../shared/config';
import { rows } from './rows';

/** Pages that are not for search engines. */
const UNLISTED = /^\/newsletter(?:\/|$)/;

/** Pages whose words change with published records. */
const SHOWS: Readonly<Record<string, ContentKind>> = {
  '/': 'news',
  '/projects': 'projects',
  '/resources': 'publications',
  '/news': 'news',
};

/** There is no list of news before there is news. */
const NEEDED = new Set(['/news']);

/** Every canonical public address that is there whatever has been published, for search engines. */
export const listedAddresses: readonly ListedAddress[] = rows
  .map(({ path }) => path)
  .filter((path) => !path.includes('$') && !(path in ALIASES) && !UNLISTED.test(path))
  .map((path) => {
    const shows = SHOWS[path];
    return { path, ...(shows && { shows }), ...(NEEDED.has(path) && { needed: true }) };
  });

import type { Kind } from '@site/vocabulary';
import { contentCalls } from '../../../entities/content';
import type { Suggest } from '../ui/suggested-field';

/** Records among which a text is looked for. */
const MANY = 30;

/** What other records of a kind say in a field, the newest first. */
export function usedBefore<K extends Kind>(kind: K, name: keyof K['fields'] & string): Suggest {
  const { list } = contentCalls(kind);
  return async (typed, signal) => {
    const { items } = await list(
      { limit: MANY, offset: 0, text: 'plain', ...(typed && { q: typed }) },
      { signal },
    );
    const texts = items.map((record) => (record as Readonly<Record<string, unknown>>)[name]);
    return [...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))];
  };
}

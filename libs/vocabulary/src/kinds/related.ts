import { optionalText, type Fields } from './fields';
import { memoize } from '../memoize';

/** Most records that one is related to, in each kind. */
export const MOST_RELATED = 8;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FORM = {
  pattern: new RegExp(`^${ID}(?:,${ID}){0,${MOST_RELATED - 1}}$`),
  refusal: 'ids_expected',
  parameters: { max: MOST_RELATED },
} as const;
const LONGEST = MOST_RELATED * 37 - 1;

/**
 * Records of another kind that belong to this one, by their ids; whoever shows them passes over those that are not there.
 * @param kind one whose records are shown until they are hidden: news come by time, of which a kept answer learns nothing
 */
export const related = <const Name extends string>(kind: Name extends 'news' ? never : Name) =>
  optionalText(LONGEST, '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90', {
    form: FORM,
    relates: kind,
    description: `Ids of ${kind} that belong to it, commas between, ${MOST_RELATED} at most; null or empty: none`,
  });

/** The ids in such a text. */
export const idsIn = (text: string | null | undefined): string[] => (text ? text.split(',') : []);

/** The fields of a kind that name records of others, each with the kind that it names. */
export const relatingFields = memoize(
  (fields: Fields): readonly { readonly name: string; readonly relates: string }[] =>
    Object.entries(fields).flatMap(([name, field]) =>
      'relates' in field && field.relates !== undefined ? [{ name, relates: field.relates }] : [],
    ),
);

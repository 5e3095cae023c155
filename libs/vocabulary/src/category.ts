/** Badge colours of categories (specification §4); anything else is grey. */
export type CategoryTone = 'blue' | 'green' | 'orange' | 'cyan' | 'grey';

const TONES: Readonly<Record<string, CategoryTone>> = {
  wash: 'blue',
  environment: 'green',
  environnement: 'green',
  climate: 'orange',
  climat: 'orange',
  gire: 'cyan',
};

/** A category value without case and accents: the form in which two values are compared. */
export function foldCategory(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

export function categoryTone(value: string): CategoryTone {
  return TONES[foldCategory(value)] ?? 'grey';
}

/** Colours of publication categories: those of all categories, and one for each subject that only publications have. */
export type PublicationTone = CategoryTone | 'plum' | 'gold' | 'indigo';

const PUBLICATION_TONES: Readonly<Record<string, PublicationTone>> = {
  eau: 'blue',
  formation: 'plum',
  innovation: 'gold',
  sig: 'indigo',
};

export function publicationTone(value: string): PublicationTone {
  return PUBLICATION_TONES[foldCategory(value)] ?? categoryTone(value);
}

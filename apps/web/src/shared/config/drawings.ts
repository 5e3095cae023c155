import { foldCategory } from '@site/vocabulary';

const drawn: Readonly<Record<string, string>> = {
  gire: 'category-gire',
  eau: 'category-gire',
  wash: 'category-wash',
  btp: 'category-btp',
  environnement: 'category-environnement',
  environment: 'category-environnement',
  climat: 'category-climat',
  climate: 'category-climat',
  formation: 'category-formation',
  sig: 'department-gis',
};

/** The drawing that stands for a category where there is no picture. */
export function categoryDrawing(category: string): string {
  return `/illustrations/${drawn[foldCategory(category)] ?? 'category-autre'}.svg`;
}

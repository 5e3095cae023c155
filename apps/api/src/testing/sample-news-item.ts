/** A news item that is accepted, published now. */
export function aNewsItem(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    title_fr: 'Ouverture du chantier',
    title_en: 'Works begin',
    content_fr: 'Les travaux commencent lundi.',
    content_en: 'Works begin on Monday.',
    ...changes,
  };
}

import { readLater } from '../../../shared/reading';

export const publishedPublications = readLater(
  async () => (await import('./publication-reader')).publicationReader,
);

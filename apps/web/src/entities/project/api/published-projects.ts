import { readLater } from '../../../shared/reading';

export const publishedProjects = readLater(async () => (await import('./project-reader')).projectReader);

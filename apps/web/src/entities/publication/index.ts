export { publishedPublications } from './api/published-publications';
export type { PublicationDetail, PublicationSummary } from './model/publication';
export { CategoryBadge } from './ui/category-badge';
export { PublicationCover } from './ui/publication-cover';
export { PublicationFacts } from './ui/publication-facts';
export { TypeName } from './ui/type-name';

export { sectionPage } from './section.page';
export type { SectionName } from './section.page';

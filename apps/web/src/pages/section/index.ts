export { sectionPage } from './section.page';
export type { SectionName } from './model/section-name';

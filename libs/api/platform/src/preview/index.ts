export { PreviewController } from './preview.controller';
export { SitePreview } from './site-preview';
export type { UnsavedRecord } from './site-preview';

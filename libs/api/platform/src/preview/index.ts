export { PreviewController } from './preview.controller';
export { SitePreview, type UnsavedRecord } from './site-preview';

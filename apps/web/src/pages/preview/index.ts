export { previewPage } from './preview.page';

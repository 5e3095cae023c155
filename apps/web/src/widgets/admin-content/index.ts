export { BulkBar } from './ui/bulk-bar';
export { ContentCards } from './ui/content-cards';
export { ContentFormPage } from './ui/content-form-page';
export { ContentTable } from './ui/content-table';
export { FileUses } from './ui/file-uses';
export { EditorialMarks } from './ui/editorial-marks';

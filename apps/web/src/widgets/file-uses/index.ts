export { FileUses } from './ui/file-uses';

export { FileField } from './ui/file-field';
export { ImageField } from './ui/image-field';
export { Replacement } from './ui/replacement';

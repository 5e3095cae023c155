export { Picture } from './picture';
export type { PictureProps } from './picture';
export { sizedFile } from './picture-facts';
export type { PictureFacts } from './picture-facts';

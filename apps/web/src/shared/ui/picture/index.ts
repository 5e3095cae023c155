export { ACROSS, Picture, type PictureProps } from './picture';
export { sizedFile, type PictureFacts } from './picture-facts';

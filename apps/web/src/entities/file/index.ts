export { fileAt, fileCalls } from './api/file-calls';
export { isPicture, shownAddress } from './model/library-file';
export { sizeShown } from './model/size-shown';

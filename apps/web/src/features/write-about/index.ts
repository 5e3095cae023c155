export { WriteAbout } from './ui/write-about';

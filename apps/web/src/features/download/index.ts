export { Download } from './ui/download';

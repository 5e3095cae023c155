export { BinPage } from './ui/bin-page';

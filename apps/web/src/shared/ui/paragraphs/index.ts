export { Paragraphs } from './paragraphs';

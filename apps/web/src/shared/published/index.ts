export { asHtml } from './as-html';
export { inOneLanguage } from './in-one-language';
export { publishedReader } from './published-reader';

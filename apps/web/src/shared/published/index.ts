export { asHtml } from './as-html';
export { askPublished } from './ask-published';
export { inOneLanguage, type InOneLanguage } from './in-one-language';
export { knownFilters } from './known-filters';
export { pictureFacts } from './picture-facts';
export { publishedReader } from './published-reader';

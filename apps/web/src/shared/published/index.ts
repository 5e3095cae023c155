export { asHtml } from './as-html';
export { inOneLanguage } from './in-one-language';
export type { InOneLanguage } from './in-one-language';
export { pictureFacts } from './picture-facts';
export { publishedReader } from './published-reader';

export { QuoteLink } from './quote-link';

export { someFacts } from './testing/some-facts';

export { excerpt } from './excerpt';

export { excerpt } from './excerpt';
export { preview } from './preview';
export { wholeNumber } from './whole-number';

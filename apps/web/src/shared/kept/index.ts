export { forget, forgetAll, keep, kept } from './kept';
export { quietly } from './quietly';

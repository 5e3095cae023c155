export { forget, forgetAll, keep, kept } from './kept';

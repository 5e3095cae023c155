export { Formatted } from './formatted';

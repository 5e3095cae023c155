export { Navigation } from './navigation';

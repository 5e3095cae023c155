export { Pages } from './pages';

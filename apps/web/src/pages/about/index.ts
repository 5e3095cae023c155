export { aboutPage } from './about.page';

export { legalPage } from './legal.page';

export { partnershipsPage } from './partnerships.page';

export { resourcesPage } from './resources.page';

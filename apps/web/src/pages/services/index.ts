export { servicesPage } from './services.page';

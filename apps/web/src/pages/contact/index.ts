export { contactPage } from './contact.page';

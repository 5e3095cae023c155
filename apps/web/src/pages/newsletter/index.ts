export { confirmPage, newsletterPage, unsubscribePage } from './newsletter.page';

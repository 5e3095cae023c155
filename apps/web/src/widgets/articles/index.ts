export { Articles } from './ui/articles';
export { Facts } from './ui/facts';
export { Prose } from './ui/prose';
export { ContactDetails } from './ui/contact-details';

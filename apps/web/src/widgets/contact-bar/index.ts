export { ContactBar } from './contact-bar';

export { ContactBar } from './ui/contact-bar';

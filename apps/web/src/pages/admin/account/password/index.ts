export { OwnPasswordPage } from './ui/own-password-page';

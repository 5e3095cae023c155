export { OwnAccountPage } from './ui/own-account-page';

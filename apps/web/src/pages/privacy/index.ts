export { privacyPage } from './privacy.page';

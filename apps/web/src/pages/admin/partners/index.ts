export { PartnerListPage } from './ui/partner-list-page';

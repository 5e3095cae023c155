export { PartnerFormPage } from './ui/partner-form-page';

export { PublicationFormPage } from './ui/publication-form-page';

export { NewsFormPage } from './ui/news-form-page';

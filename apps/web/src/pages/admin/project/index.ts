export { ProjectFormPage } from './ui/project-form-page';

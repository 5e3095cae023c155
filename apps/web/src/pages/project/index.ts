export { projectPage } from './project.page';

export { ProjectListPage } from './ui/project-list-page';

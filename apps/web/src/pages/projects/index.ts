export { projectsPage } from './projects.page';

export { ProjectMap } from './ui/project-map';

export { publishedProjects } from './api/published-projects';
export type { ProjectDetail, ProjectSummary } from './model/project';
export { CategoryBadge } from './ui/category-badge';
export { ProjectFacts } from './ui/project-facts';
export { ProjectPicture } from './ui/project-picture';
export { StatusBadge } from './ui/status-badge';

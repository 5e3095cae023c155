export { projectQueries } from './api/project-queries';
export { readPublishedProject, readPublishedProjects } from './api/published-projects';
export { categoryDrawing } from './model/project';
export type { ProjectDetail, ProjectSummary } from './model/project';
export { CategoryBadge } from './ui/category-badge';
export { ProjectFacts } from './ui/project-facts';
export { ProjectPicture } from './ui/project-picture';
export { StatusBadge } from './ui/status-badge';

export { publishedPoints } from './api/published-points';
export { publishedProjects } from './api/published-projects';
export type { MapPoint } from './model/map-point';
export { SHEET_FACTS, type ProjectDetail, type ProjectPhoto, type ProjectSummary } from './model/project';
export { CategoryBadge } from './ui/category-badge';
export { ProjectFacts } from './ui/project-facts';
export { ProjectPicture } from './ui/project-picture';
export { StatusBadge } from './ui/status-badge';

import { lazyRouteComponent } from '@tanstack/react-router';

export { AdminLayout } from './ui/admin-layout';
export { UpcomingPage } from './ui/upcoming-page';

// One chunk a screen: the first one must not wait for the table and the form.
export const DashboardPage = lazyRouteComponent(() => import('./ui/dashboard-page'), 'DashboardPage');
export const ProjectListPage = lazyRouteComponent(
  () => import('./projects/project-list-page'),
  'ProjectListPage',
);
export const ProjectFormPage = lazyRouteComponent(
  () => import('./projects/project-form-page'),
  'ProjectFormPage',
);

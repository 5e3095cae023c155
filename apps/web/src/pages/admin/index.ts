import { lazyRouteComponent } from '@tanstack/react-router';

export { AdminLayout } from './ui/admin-layout';

// One chunk a screen: the first one must not wait for the table and the form.
export const DashboardPage = lazyRouteComponent(() => import('./ui/dashboard-page'), 'DashboardPage');
export const UserListPage = lazyRouteComponent(() => import('./users/user-list-page'), 'UserListPage');
export const OwnPasswordPage = lazyRouteComponent(
  () => import('./users/own-password-page'),
  'OwnPasswordPage',
);
export const ProjectListPage = lazyRouteComponent(
  () => import('./projects/project-list-page'),
  'ProjectListPage',
);
export const ProjectFormPage = lazyRouteComponent(
  () => import('./projects/project-form-page'),
  'ProjectFormPage',
);
export const PublicationListPage = lazyRouteComponent(
  () => import('./publications/publication-list-page'),
  'PublicationListPage',
);
export const PublicationFormPage = lazyRouteComponent(
  () => import('./publications/publication-form-page'),
  'PublicationFormPage',
);
export const PartnerListPage = lazyRouteComponent(
  () => import('./partners/partner-list-page'),
  'PartnerListPage',
);
export const PartnerFormPage = lazyRouteComponent(
  () => import('./partners/partner-form-page'),
  'PartnerFormPage',
);
export const SettingsPage = lazyRouteComponent(() => import('./settings/settings-page'), 'SettingsPage');
export const MessageListPage = lazyRouteComponent(
  () => import('./messages/message-list-page'),
  'MessageListPage',
);
export const MessagePage = lazyRouteComponent(() => import('./messages/message-page'), 'MessagePage');
export const NewsListPage = lazyRouteComponent(() => import('./news/news-list-page'), 'NewsListPage');
export const NewsFormPage = lazyRouteComponent(() => import('./news/news-form-page'), 'NewsFormPage');
export const SubscriberListPage = lazyRouteComponent(
  () => import('./newsletter/subscriber-list-page'),
  'SubscriberListPage',
);

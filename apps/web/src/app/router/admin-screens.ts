import type { ContentKind } from '@site/vocabulary';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { kindNames, kindPath } from '../../entities/content';
import type { AdminPart } from '../../shared/i18n';
import type { OwnPath } from './admin-paths';

interface ContentScreens {
  readonly list: RouteComponent;
  /** Of a new record, and of one that there is. */
  readonly form: RouteComponent;
}

/** What an address of the administration shows, and the texts that it needs besides those of every screen. */
interface AdminScreen {
  readonly Screen: RouteComponent;
  readonly texts: readonly AdminPart[];
  /** Of the sign-in, whose forms it shows. */
  readonly also?: 'auth';
}

// One chunk a screen: the first one must not wait for the table and the form.
const CONTENT: Readonly<Record<ContentKind, ContentScreens>> = {
  projects: {
    list: lazyRouteComponent(() => import('../../pages/admin/projects'), 'ProjectListPage'),
    form: lazyRouteComponent(() => import('../../pages/admin/project'), 'ProjectFormPage'),
  },
  publications: {
    list: lazyRouteComponent(() => import('../../pages/admin/publications'), 'PublicationListPage'),
    form: lazyRouteComponent(() => import('../../pages/admin/publication'), 'PublicationFormPage'),
  },
  partners: {
    list: lazyRouteComponent(() => import('../../pages/admin/partners'), 'PartnerListPage'),
    form: lazyRouteComponent(() => import('../../pages/admin/partner'), 'PartnerFormPage'),
  },
  news: {
    list: lazyRouteComponent(() => import('../../pages/admin/news'), 'NewsListPage'),
    form: lazyRouteComponent(() => import('../../pages/admin/news-item'), 'NewsFormPage'),
  },
};

const settings = lazyRouteComponent(() => import('../../pages/admin/settings'), 'SettingsPage');

const OWN = {
  '/': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/dashboard'), 'DashboardPage'),
    texts: ['dashboard', 'fields'],
  },
  '/users': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/users'), 'UserListPage'),
    texts: ['lists', 'users', 'password'],
  },
  '/account': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/account/own'), 'OwnAccountPage'),
    texts: ['lists', 'account'],
    also: 'auth',
  },
  '/password': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/account/password'), 'OwnPasswordPage'),
    texts: ['password', 'lists'],
    also: 'auth',
  },
  '/settings': { Screen: settings, texts: ['forms', 'fields', 'settings'] },
  '/settings/history': { Screen: settings, texts: ['forms', 'fields', 'settings', 'history'] },
  '/newsletter': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/subscribers'), 'SubscriberListPage'),
    texts: ['lists', 'newsletter'],
  },
  '/api-keys': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/programs/api-keys'), 'ApiKeyListPage'),
    texts: ['lists', 'api-keys'],
  },
  '/webhooks': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/programs/webhooks'), 'WebhookListPage'),
    texts: ['lists', 'webhooks'],
  },
  '/media': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/media'), 'MediaListPage'),
    texts: ['lists', 'media'],
  },
  '/media/$id': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/file'), 'FilePage'),
    texts: ['forms', 'fields', 'lists', 'media'],
  },
  '/news/$id/announce': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/announcement'), 'AnnouncementPage'),
    texts: ['announcement', 'newsletter'],
  },
  '/bin': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/bin'), 'BinPage'),
    texts: ['lists', 'fields', 'contents', 'bin'],
  },
  '/journal': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/journal'), 'JournalPage'),
    texts: ['lists', 'journal', 'bin'],
  },
  '/messages': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/inbox/messages'), 'MessageListPage'),
    texts: ['lists', 'messages'],
  },
  '/messages/$id': {
    Screen: lazyRouteComponent(() => import('../../pages/admin/inbox/message'), 'MessagePage'),
    texts: ['lists', 'messages'],
  },
} satisfies Readonly<Record<OwnPath, AdminScreen>>;

/** The screens of the administration by their paths below it. */
export const SCREENS: Readonly<Record<string, AdminScreen>> = {
  ...OWN,
  ...Object.fromEntries(
    kindNames().flatMap((name): [string, AdminScreen][] => {
      const [path, { list, form }] = [kindPath(name), CONTENT[name]];
      return [
        [path, { Screen: list, texts: ['lists', 'fields', 'contents'] }],
        [`${path}/new`, { Screen: form, texts: ['forms', 'lists', 'fields', 'contents'] }],
        [`${path}/$id`, { Screen: form, texts: ['forms', 'lists', 'fields', 'contents'] }],
        [`${path}/$id/history`, { Screen: form, texts: ['forms', 'lists', 'fields', 'contents', 'history'] }],
      ];
    }),
  ),
};

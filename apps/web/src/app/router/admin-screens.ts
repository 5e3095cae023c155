import type { ContentKind } from '@site/vocabulary';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { kindNames, kindPath } from '../../entities/content';

interface ContentScreens {
  readonly list: ComponentType;
  /** Of a new record, and of one that there is. */
  readonly form: ComponentType;
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

const OWN = {
  '/': lazyRouteComponent(() => import('../../pages/admin/dashboard'), 'DashboardPage'),
  '/users': lazyRouteComponent(() => import('../../pages/admin/users'), 'UserListPage'),
  '/password': lazyRouteComponent(() => import('../../pages/admin/password'), 'OwnPasswordPage'),
  '/settings': lazyRouteComponent(() => import('../../pages/admin/settings'), 'SettingsPage'),
  '/settings/history': lazyRouteComponent(() => import('../../pages/admin/settings'), 'SettingsPage'),
  '/newsletter': lazyRouteComponent(() => import('../../pages/admin/subscribers'), 'SubscriberListPage'),
  '/media': lazyRouteComponent(() => import('../../pages/admin/media'), 'MediaListPage'),
  '/media/$id': lazyRouteComponent(() => import('../../pages/admin/file'), 'FilePage'),
  '/news/$id/announce': lazyRouteComponent(
    () => import('../../pages/admin/announcement'),
    'AnnouncementPage',
  ),
  '/bin': lazyRouteComponent(() => import('../../pages/admin/bin'), 'BinPage'),
  '/journal': lazyRouteComponent(() => import('../../pages/admin/journal'), 'JournalPage'),
  '/messages': lazyRouteComponent(() => import('../../pages/admin/messages'), 'MessageListPage'),
  '/messages/$id': lazyRouteComponent(() => import('../../pages/admin/messages'), 'MessagePage'),
};

export type OwnPath = keyof typeof OWN;

/** The screens of the administration by their paths below it. */
export const SCREENS: Readonly<Record<string, ComponentType>> = {
  ...OWN,
  ...Object.fromEntries(
    kindNames().flatMap((name) => {
      const [path, { list, form }] = [kindPath(name), CONTENT[name]];
      return [
        [path, list],
        [`${path}/new`, form],
        [`${path}/$id`, form],
        [`${path}/$id/history`, form],
      ];
    }),
  ),
};

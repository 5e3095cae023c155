import ApiOutlined from '@ant-design/icons/ApiOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import ProjectOutlined from '@ant-design/icons/ProjectOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import type { ComponentType } from 'react';
import { kindNames, kindPath } from '../../../entities/content';
import type { AdminTexts } from '../../../shared/text';

type Icon = ComponentType<{ readonly 'aria-hidden': true }>;

interface Section {
  readonly path: string;
  /** Key of its name. */
  readonly text: string;
  readonly Icon: Icon;
  /** Name of the number that stands beside it, among the counts. */
  readonly waiting?: 'unread_messages';
}

export const ADMIN_PATH = '/admin';

const KIND_ICONS: Readonly<Record<string, Icon>> = {
  projects: ProjectOutlined,
  publications: BookOutlined,
  partners: SafetyCertificateOutlined,
  news: NotificationOutlined,
};

/** Every part of the administration, in the order of the menu; a kind without a name does not compile. */
export const SECTIONS: readonly Section[] = [
  { path: ADMIN_PATH, text: 'menu.dashboard', Icon: DashboardOutlined },
  ...kindNames().map((name) => ({
    path: `${ADMIN_PATH}${kindPath(name)}`,
    text: `kinds.${name satisfies keyof AdminTexts['kinds']}`,
    Icon: KIND_ICONS[name] ?? FileTextOutlined,
  })),
  {
    path: `${ADMIN_PATH}/messages`,
    text: 'dashboard.messages',
    Icon: MailOutlined,
    waiting: 'unread_messages',
  },
  { path: `${ADMIN_PATH}/newsletter`, text: 'menu.newsletter', Icon: SendOutlined },
  { path: `${ADMIN_PATH}/media`, text: 'menu.media', Icon: FileTextOutlined },
  { path: `${ADMIN_PATH}/bin`, text: 'menu.bin', Icon: DeleteOutlined },
  { path: `${ADMIN_PATH}/journal`, text: 'menu.journal', Icon: HistoryOutlined },
  { path: `${ADMIN_PATH}/users`, text: 'dashboard.users', Icon: TeamOutlined },
  { path: `${ADMIN_PATH}/api-keys`, text: 'menu.apiKeys', Icon: KeyOutlined },
  { path: `${ADMIN_PATH}/webhooks`, text: 'menu.webhooks', Icon: ApiOutlined },
  { path: `${ADMIN_PATH}/settings`, text: 'menu.settings', Icon: SettingOutlined },
];

/** The path of the section that an address lies in. */
export function sectionAt(pathname: string): string | undefined {
  const [, area, name] = pathname.split('/');
  return SECTIONS.find(({ path }) => path === (name ? `/${area}/${name}` : `/${area}`))?.path;
}

import { StyleProvider } from '@ant-design/cssinjs';
import type { NewsItem, Partner, Project, Publication } from '@site/api-client';
import { exampleValues, NEWS, PARTNERS, PROJECTS, PUBLICATIONS } from '@site/vocabulary';
import { ConfigProvider } from 'antd';
import { createElement } from 'react';
import { SCREENS } from '../../app/router/admin-screens';
import { open, rememberSession } from '../../entities/session/testing';
import { recordsOnServer } from '../../features/edit-record/testing';
import { importedTexts } from '../../shared/i18n';
import { AdminLayout } from '../../widgets/admin-layout';

export function aProject(differing: Partial<Project> = {}): Project {
  return {
    ...exampleValues(PROJECTS),
    id: 'p1',
    title_fr: 'Étude du bassin',
    title_en: 'Basin study',
    description_fr: 'Une étude.',
    description_en: 'A study.',
    location: 'Bandama',
    created_at: '2026-01-01T00:00:00Z',
    ...differing,
  };
}

export const projectsOnServer = (...projects: Project[]) => recordsOnServer('projects', aProject(), projects);

export function aPublication(differing: Partial<Publication> = {}): Publication {
  return {
    ...exampleValues(PUBLICATIONS),
    id: 'd1',
    description_fr: 'Un guide.',
    description_en: 'A guide.',
    downloads: 0,
    created_at: '2026-01-01T00:00:00Z',
    ...differing,
  };
}

export const publicationsOnServer = (...publications: Publication[]) =>
  recordsOnServer('publications', aPublication(), publications);

export function aPartner(differing: Partial<Partner> = {}): Partner {
  return {
    ...exampleValues(PARTNERS),
    id: 'o1',
    country: 'Ghana',
    description_fr: 'Un fonds.',
    description_en: 'A fund.',
    projects_count: 4,
    created_at: '2026-01-01T00:00:00Z',
    ...differing,
  };
}

export const partnersOnServer = (...partners: Partner[]) => recordsOnServer('partners', aPartner(), partners);

export function aNewsItem(differing: Partial<NewsItem> = {}): NewsItem {
  return {
    ...exampleValues(NEWS),
    id: 'n1',
    slug: 'ouverture-du-chantier',
    title_fr: 'Ouverture du chantier',
    title_en: 'Works begin',
    content_fr: 'Les travaux commencent.',
    content_en: 'The works begin.',
    published_at: '2026-03-01T09:30:00Z',
    ...differing,
  };
}

export const newsOnServer = (...news: NewsItem[]) => recordsOnServer('news', aNewsItem(), news);

/** Styles are not made, and what is made of them is kept out of the document, where jsdom would ask it about every element. */
const UNSTYLED = { zeroRuntime: true };
const NOWHERE = document.createElement('div');
export const AdminForTests = () =>
  createElement(
    StyleProvider,
    { container: NOWHERE },
    createElement(ConfigProvider, { theme: UNSTYLED }, createElement(AdminLayout)),
  );

/** Opens the administration at an address, signed in with the given roles. */
export function openAdmin(
  at: string,
  { locale = 'fr' as 'fr' | 'en', roles = ['admin'], signedIn = true, find = importedTexts } = {},
) {
  if (signedIn) rememberSession(roles);
  const inside = Object.entries(SCREENS).map(
    ([path, screen]) => [`/admin${path}`.replace(/\/$/, ''), screen] as const,
  );
  return open({
    at,
    locale,
    find,
    layout: AdminForTests,
    screens: {
      '/': () => 'Accueil public',
      '/auth': () => 'Page de connexion',
      ...Object.fromEntries(inside.map(([path, { Screen }]) => [path, Screen])),
    },
    texts: Object.fromEntries(inside.map(([path, { texts }]) => [path, texts])),
  });
}

import type { SectionName } from '../../pages/section';
import type { AnyPage } from '../../shared/page';

/** One public address: which page it shows and where its modules are in the client build. */
export interface Row {
  path: string;
  /** Which words stand in for it while it loads. */
  loading?: 'loadingProjects';
  module: string;
  page: () => Promise<AnyPage>;
}

const home = {
  module: 'src/pages/home/index.ts',
  page: async () => (await import('../../pages/home')).homePage,
};
const projects: Omit<Row, 'path'> = {
  module: 'src/pages/projects/index.ts',
  loading: 'loadingProjects',
  page: async () => (await import('../../pages/projects')).projectsPage,
};
const project = {
  module: 'src/pages/project/index.ts',
  page: async () => (await import('../../pages/project')).projectPage,
};
const notFound = {
  module: 'src/pages/not-found/index.ts',
  page: async () => (await import('../../pages/not-found')).notFoundPage,
};

function section(name: SectionName): Pick<Row, 'module' | 'page'> {
  return {
    module: 'src/pages/section/index.ts',
    page: async () => (await import('../../pages/section')).sectionPage(name),
  };
}

/** The routes of the public site, in the order of the specification (§2). */
export const rows: readonly Row[] = [
  { path: '/', ...home },
  { path: '/about', ...section('about') },
  { path: '/a-propos', ...section('about') },
  { path: '/services', ...section('services') },
  { path: '/domaines', ...section('services') },
  { path: '/projects', ...projects },
  { path: '/projets', ...projects },
  { path: '/projects/$id', ...project },
  { path: '/resources', ...section('resources') },
  { path: '/publications', ...section('resources') },
  { path: '/partnerships', ...section('partnerships') },
  { path: '/partenaires', ...section('partnerships') },
  { path: '/contact', ...section('contact') },
  { path: '/legal', ...section('legal') },
  { path: '/privacy', ...section('privacy') },
  { path: '/$', ...notFound },
];

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
const about = {
  module: 'src/pages/about/index.ts',
  page: async () => (await import('../../pages/about')).aboutPage,
};
const services = {
  module: 'src/pages/services/index.ts',
  page: async () => (await import('../../pages/services')).servicesPage,
};
const projects = {
  module: 'src/pages/projects/index.ts',
  loading: 'loadingProjects' as const,
  page: async () => (await import('../../pages/projects')).projectsPage,
};
const project = {
  module: 'src/pages/project/index.ts',
  page: async () => (await import('../../pages/project')).projectPage,
};
const resources = {
  module: 'src/pages/resources/index.ts',
  page: async () => (await import('../../pages/resources')).resourcesPage,
};
const publication = {
  module: 'src/pages/publication/index.ts',
  page: async () => (await import('../../pages/publication')).publicationPage,
};
const partnerships = {
  module: 'src/pages/partnerships/index.ts',
  page: async () => (await import('../../pages/partnerships')).partnershipsPage,
};
const news = {
  module: 'src/pages/news/index.ts',
  page: async () => (await import('../../pages/news')).newsPage,
};
const newsItem = {
  module: 'src/pages/news-item/index.ts',
  page: async () => (await import('../../pages/news-item')).newsItemPage,
};
const contact = {
  module: 'src/pages/contact/index.ts',
  page: async () => (await import('../../pages/contact')).contactPage,
};
const legal = {
  module: 'src/pages/legal/index.ts',
  page: async () => (await import('../../pages/legal')).legalPage,
};
const privacy = {
  module: 'src/pages/privacy/index.ts',
  page: async () => (await import('../../pages/privacy')).privacyPage,
};
const notFound = {
  module: 'src/pages/not-found/index.ts',
  page: async () => (await import('../../pages/not-found')).notFoundPage,
};

function newsletter(name: 'newsletterPage' | 'confirmPage' | 'unsubscribePage') {
  return {
    module: 'src/pages/newsletter/index.ts',
    page: async () => (await import('../../pages/newsletter'))[name],
  };
}

/** The routes of the public site, in the order of the specification (§2). */
export const rows = [
  { path: '/', ...home },
  { path: '/about', ...about },
  { path: '/a-propos', ...about },
  { path: '/services', ...services },
  { path: '/domaines', ...services },
  { path: '/projects', ...projects },
  { path: '/projets', ...projects },
  { path: '/projects/$id', ...project },
  { path: '/resources', ...resources },
  { path: '/publications', ...resources },
  { path: '/resources/$id', ...publication },
  { path: '/partnerships', ...partnerships },
  { path: '/partenaires', ...partnerships },
  { path: '/news', ...news },
  { path: '/actualites', ...news },
  { path: '/news/$slug', ...newsItem },
  { path: '/contact', ...contact },
  { path: '/legal', ...legal },
  { path: '/privacy', ...privacy },
  { path: '/newsletter', ...newsletter('newsletterPage') },
  { path: '/newsletter/confirm', ...newsletter('confirmPage') },
  { path: '/newsletter/unsubscribe', ...newsletter('unsubscribePage') },
  { path: '/$', ...notFound },
] as const satisfies readonly Row[];

/** The page of a record that is not saved, where no page is made for its kind: nobody has its address. */
export const previewRow: Row = {
  path: '/preview',
  module: 'src/pages/preview/index.ts',
  page: async () => (await import('../../pages/preview')).previewPage,
};

export type PublicRow = (typeof rows)[number];

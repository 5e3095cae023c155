import type { FirmInLanguage, Locale } from '@site/vocabulary';
import { inLocale } from '../../shared/i18n';
import type { PageHead } from '../../shared/page';

export interface DescribedPage {
  head: PageHead;
  firm: FirmInLanguage;
  locale: Locale;
  publicUrl: string;
  /** The address the page is known by, without language. */
  path: string;
  /** What the breadcrumb calls the first page. */
  home: string;
  /** Whole address of the picture in link previews. */
  image: string;
}

type Thing = Readonly<Record<string, unknown>>;

const introducing = new Set(['/', '/about', '/contact']);
const works = new Set<unknown>(['Article', 'Report', 'CreativeWork']);
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** What search engines are told of a page (schema.org): one graph, whose things refer to each other. */
export function structuredData(page: DescribedPage): Thing {
  const { head, path } = page;
  const things = head.structured ?? [];
  const graph = [
    ...(introducing.has(path) ? [professionalService(page)] : []),
    ...(things.length > 0 && !introducing.has(path) ? [organisation(page)] : []),
    ...(path === '/' ? [website(page)] : [breadcrumb(page)]),
    ...things.map((thing) => described(thing as Thing, page)),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

const firmId = ({ publicUrl }: DescribedPage) => `${publicUrl}/#firm`;
const addressOf = ({ publicUrl, locale }: DescribedPage, path: string) =>
  `${publicUrl}${inLocale(path, locale)}`;

function organisation(page: DescribedPage): Thing {
  const { firm, publicUrl } = page;
  return {
    '@type': 'Organization',
    '@id': firmId(page),
    name: firm.name,
    url: addressOf(page, '/'),
    logo: `${publicUrl}/icon-512.png`,
  };
}

/** What nobody has given yet is left out. */
function professionalService(page: DescribedPage): Thing {
  const { firm, image } = page;
  return whatIsKnown({
    ...organisation(page),
    '@type': 'ProfessionalService',
    image,
    foundingDate: firm.created_on,
    telephone: firm.phone,
    email: firm.email,
    address: whatIsKnown({
      '@type': 'PostalAddress',
      streetAddress: firm.address,
      addressLocality: firm.city,
      addressCountry: 'CI',
    }),
    openingHoursSpecification: [
      opening(weekdays, firm.weekdays_open, firm.weekdays_close),
      ...(firm.saturday_open && firm.saturday_close
        ? [opening(['Saturday'], firm.saturday_open, firm.saturday_close)]
        : []),
    ],
    sameAs: firm.social_url && [firm.social_url],
  });
}

function opening(days: readonly string[], opens: string, closes: string): Thing {
  const dayOfWeek = days.map((day) => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

function website(page: DescribedPage): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${page.publicUrl}/#site`,
    name: page.firm.name,
    url: addressOf(page, '/'),
    inLanguage: page.locale,
    publisher: { '@id': firmId(page) },
  };
}

function breadcrumb(page: DescribedPage): Thing {
  const { head, path, home } = page;
  const named = head.trail ?? [{ name: head.title, path }];
  const trail = named[0]?.path === '/' ? named : [{ name: home, path: '/' }, ...named];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(page, step.path),
    })),
  };
}

/** What every work has that a page is about, unless the page knows better. */
function described(thing: Thing, page: DescribedPage): Thing {
  if (!works.has(thing['@type'])) return thing;
  const address = addressOf(page, page.path);
  const { image } = thing;
  return {
    '@id': `${address}#thing`,
    url: address,
    mainEntityOfPage: address,
    inLanguage: page.locale,
    author: { '@id': firmId(page) },
    publisher: { '@id': firmId(page) },
    ...thing,
    ...(typeof image === 'string' && { image: new URL(image, page.publicUrl).href }),
  };
}

function whatIsKnown(thing: Thing): Thing {
  return Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && value !== null),
  );
}

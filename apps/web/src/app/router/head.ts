import type { FirmInLanguage, Locale } from '@site/vocabulary';
import type { MetaHTMLAttributes } from 'react';
import { inLocale } from '../../shared/i18n';
import type { PageHead } from '../../shared/page';
import { structuredData } from './structured-data';

interface HeadInput {
  head: PageHead;
  firm: FirmInLanguage;
  locale: Locale;
  publicUrl: string;
  /** The address the page is known by, without language. */
  path: string;
  /** What the breadcrumb calls the first page. */
  home: string;
}

const longestTitle = 65;
const openGraphLocale: Readonly<Record<Locale, string>> = { fr: 'fr_FR', en: 'en_US' };

/** Title, description, canonical, alternates, link previews and structured data of one public page. */
export function headTags(input: HeadInput) {
  const { head, firm, locale, publicUrl, path } = input;
  const at = (language: Locale) => `${publicUrl}${inLocale(path, language)}`;
  const title = titleOf(head.title, firm.name);
  const picture = preview(input, title);
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  const meta = [
    { title },
    { name: 'description', content: head.description },
    ...(head.keywords ? [{ name: 'keywords', content: head.keywords }] : []),
    { name: 'robots', content: head.noIndex ? 'noindex' : 'index, follow, max-image-preview:large' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: firm.name },
    { property: 'og:url', content: at(locale) },
    ...picture,
    { property: 'og:locale', content: openGraphLocale[locale] },
    { property: 'og:locale:alternate', content: openGraphLocale[other] },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: picture[0]?.content },
  ];
  if (head.noIndex) return { meta, links: [] };
  const image = picture[0]?.content ?? '';
  const feed = `${publicUrl}${inLocale('/feed.xml', locale)}`;
  const links = [
    { rel: 'canonical', href: at(locale) },
    { rel: 'alternate', hrefLang: 'fr', href: at('fr') },
    { rel: 'alternate', hrefLang: 'en', href: at('en') },
    { rel: 'alternate', hrefLang: 'x-default', href: at('fr') },
    { rel: 'alternate', type: 'application/atom+xml', href: feed, title: firm.name },
  ];
  // The router writes it as a script of data; its types know no such tag.
  const data = {
    'script:ld+json': structuredData({ ...input, image }),
  } as MetaHTMLAttributes<HTMLMetaElement>;
  return { meta: [...meta, data], links };
}

/** With the firm's name where search engines show it: after more words it would be cut off, or cut them. */
function titleOf(title: string, firm: string): string {
  const whole = `${title} · ${firm}`;
  return title.includes(firm) || whole.length > longestTitle ? title : whole;
}

/** The picture in link previews; the size is told where it is known, which saves the first reader a wait. */
function preview({ head, firm, publicUrl }: HeadInput, title: string) {
  const own = head.image ?? firm.share_image_url;
  const tag = (name: string, content: string) => ({ property: `og:image${name}`, content });
  if (own) return [tag('', `${publicUrl}${own}`), tag(':alt', title)];
  return [
    tag('', `${publicUrl}/share.png`),
    tag(':type', 'image/png'),
    tag(':width', '1200'),
    tag(':height', '630'),
    tag(':alt', firm.name),
  ];
}

import { FIRM } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';
import { inLocale } from '../../shared/i18n';
import type { PageHead } from '../../shared/page';

interface HeadInput {
  head: PageHead;
  locale: Locale;
  publicUrl: string;
  /** The address the page is known by, without language. */
  path: string;
}

const openGraphLocale: Readonly<Record<Locale, string>> = { fr: 'fr_FR', en: 'en_US' };

/** Title, description, canonical, alternates and link previews of one public page. */
export function headTags({ head, locale, publicUrl, path }: HeadInput) {
  const at = (language: Locale) => `${publicUrl}${inLocale(path, language)}`;
  const title = head.title.includes(FIRM.name) ? head.title : `${head.title} · ${FIRM.name}`;
  const image = `${publicUrl}${head.image ?? '/share.png'}`;
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  const meta = [
    { title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: FIRM.name },
    { property: 'og:url', content: at(locale) },
    { property: 'og:image', content: image },
    { property: 'og:locale', content: openGraphLocale[locale] },
    { property: 'og:locale:alternate', content: openGraphLocale[other] },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (head.noIndex) return { meta: [...meta, { name: 'robots', content: 'noindex' }], links: [] };
  const links = [
    { rel: 'canonical', href: at(locale) },
    { rel: 'alternate', hrefLang: 'fr', href: at('fr') },
    { rel: 'alternate', hrefLang: 'en', href: at('en') },
    { rel: 'alternate', hrefLang: 'x-default', href: at('fr') },
  ];
  return { meta, links };
}

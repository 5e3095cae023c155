import { escaped, paragraph, type WordedLetter } from '@site/api-kernel';
import { firmInLanguage, type Firm, type Locale } from '@site/vocabulary';
import type { NewsInLanguage } from './announced-news';

/** Characters of the news item that a letter shows. */
const EXCERPT_LENGTH = 400;
const NBSP = '\u00a0';

interface Links {
  readonly item: string;
  readonly leave: string;
  readonly privacy: string;
}

const WORDS = {
  fr: {
    read: 'Lire l’actualité',
    colon: `${NBSP}:`,
    reason: (firm: string) => `Vous recevez cette lettre parce que vous êtes inscrit à celle de ${firm}.`,
    leave: 'Me désinscrire, à tout moment',
    privacy: 'Politique de confidentialité',
  },
  en: {
    read: 'Read the news item',
    colon: ':',
    reason: (firm: string) => `You receive this letter because you subscribed to the newsletter of ${firm}.`,
    leave: 'Unsubscribe, at any time',
    privacy: 'Privacy policy',
  },
} as const;

/** The letter that announces a news item. What the firm wrote is text, never markup. */
export function wordAnnouncement(
  locale: Locale,
  news: NewsInLanguage,
  links: Links,
  firm: Firm,
): WordedLetter {
  const { name } = firmInLanguage(firm, locale);
  const { read, colon, reason, leave, privacy } = WORDS[locale];
  const excerpt = excerptOf(news.content);
  const text = [
    news.title,
    excerpt,
    `${read}${colon}\n${links.item}`,
    name,
    '-- ',
    reason(name),
    `${leave}${colon}\n${links.leave}`,
    `${privacy}${colon}\n${links.privacy}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(news.title)}</title></head><body style="overflow-wrap:anywhere">`,
    `<h1>${escaped(news.title)}</h1>`,
    paragraph(excerpt),
    `<p><a href="${escaped(links.item)}"><strong>${escaped(read)}</strong></a></p>`,
    paragraph(name),
    '<hr>',
    `<p><small>${escaped(reason(name))}</small></p>`,
    `<p><small><a href="${escaped(links.leave)}">${escaped(leave)}</a> · <a href="${escaped(links.privacy)}">${escaped(privacy)}</a></small></p>`,
    '</body></html>',
  ].join('\n');
  return { subject: news.title, text: `${text}\n`, html };
}

/** The beginning, up to the end of a word. */
function excerptOf(content: string): string {
  const flowing = content.replace(/\s+/g, ' ').trim();
  const characters = [...flowing];
  if (characters.length <= EXCERPT_LENGTH) return flowing;
  return `${characters
    .slice(0, EXCERPT_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

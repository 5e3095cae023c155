import { foldCategory } from '@site/vocabulary';
import type { PublicationDetail } from '../../../entities/publication';

export type Cited = Pick<
  PublicationDetail,
  'title' | 'type' | 'date' | 'language' | 'published' | 'address' | 'category'
>;

/** How a publication is named by others, as text and as reference managers read it. */
export interface Citation {
  readonly text: string;
  /** https://www.bibtex.org/Format/ */
  readonly bibtex: string;
  /** https://refdb.sourceforge.net/manual-0.9.6/sect1-ris-format.html */
  readonly ris: string;
}

/** @param author the firm: it signs what it publishes @param type as the page words it */
export function citationOf(publication: Cited, author: string, type: string): Citation {
  const { title, address, category } = publication;
  const year = yearOf(publication);
  const key = [
    plain(author.split(' ')[0]),
    year,
    plain(title.split(' ').find((word) => word.length > 3)),
  ].join('');
  const language = languageOf(publication.language);
  const bibtex = [
    ['author', `{${tex(author)}}`],
    ['title', `{${tex(title)}}`],
    ['institution', tex(author)],
    ['type', tex(type)],
    ['year', year],
    ['keywords', tex(category)],
    ['url', address],
    ...(language === undefined ? [] : [['language', language]]),
  ];
  const ris = [
    ['TY', 'RPRT'],
    ['AU', author],
    ['TI', title],
    ['PB', author],
    ['PY', year],
    ['M3', type],
    ['KW', category],
    ['UR', address],
    ...(language === undefined ? [] : [['LA', language]]),
    ['ER', ''],
  ];
  return {
    text: `${author} (${year}). ${title}. ${type}. ${address}`,
    bibtex: `@techreport{${key},\n${bibtex.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}\n`,
    ris: ris.map(([name, value]) => `${name}  - ${oneLine(value)}`.trimEnd()).join('\n'),
  };
}

/** The year that its date names, or else the one in which it came out here. */
function yearOf({ date, published }: Cited): string {
  return /\b(?:19|20)\d\d\b/.exec(date)?.[0] ?? published.slice(0, 4);
}

const LANGUAGES: Readonly<Record<string, string>> = { fr: 'fr', en: 'en' };
const languageOf = (language: string): string | undefined => LANGUAGES[foldCategory(language)];
const oneLine = (value = ''): string => value.replace(/\s+/g, ' ').trim();

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** A text in which TeX reads no command. */
function tex(value: string): string {
  return oneLine(value).replace(/[\\{}%&$#_~^]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);
}

/** Letters and digits of a word, as keys and file names have them. */
function plain(word = ''): string {
  return word
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every page of the site that anybody may read and that is always there, under the name of its picture. */
export const PUBLIC_PAGES = [
  ['home', '/'],
  ['about', '/about'],
  ['services', '/services'],
  ['projects', '/projects'],
  ['resources', '/resources'],
  ['partnerships', '/partnerships'],
  ['contact', '/contact'],
  ['legal', '/legal'],
  ['privacy', '/privacy'],
] as const;

export const PUBLIC_PATHS = PUBLIC_PAGES.map(([, path]) => path);

/** Where a page is read in a language (specification §4). */
export function addressIn(language: Language, path: string): string {
  if (language === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

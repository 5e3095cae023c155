import type { Answer } from './ask';

interface Reachable {
  ask(path: string): Promise<Answer>;
}

/** Second names of pages, pages that are not for search engines, and what is no page at all. */
const UNLISTED = [
  ...['/a-propos', '/domaines', '/projets', '/publications', '/partenaires', '/actualites'],
  ...['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'],
  ...['/projects?page=2', '/contact?sujet=Forage'],
];
export const DOCUMENTS = ['/feed.xml', '/en/feed.xml', '/sitemap.xml', '/sitemap/pages.xml', '/robots.txt'];
const PRIVATE = ['/auth', '/auth/forgot', '/admin', '/admin/projects'];
export const ABSENT = ['/nothing-here', '/projects/none', '/news/none', '/resources/none'];

/** Every public page in both languages: what the sitemap lists, and what it does not. */
export async function everyPage(product: Reachable): Promise<string[]> {
  const { text } = await product.ask('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  return [...new Set([...listed, ...inBothLanguages(UNLISTED)])];
}

/** Those, documents for machines, pages of the administration, and addresses where nothing is. */
export async function everyAddress(product: Reachable): Promise<string[]> {
  return [...(await everyPage(product)), ...DOCUMENTS, ...PRIVATE, ...inBothLanguages(ABSENT)];
}

function inBothLanguages(paths: readonly string[]): string[] {
  return paths.flatMap((path) => [path, `/en${path}`]);
}

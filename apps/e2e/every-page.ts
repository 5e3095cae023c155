import type { APIRequestContext } from '@playwright/test';
import { news } from './news.ts';
import { projects } from './projects.ts';
import { addressIn, LANGUAGES, PUBLIC_PATHS, type Language } from './public-addresses.ts';
import { publications } from './publications.ts';

const ALIASES = ['/a-propos', '/domaines', '/projets', '/publications', '/partenaires', '/actualites'];
/** For people, not for search engines. */
const UNLISTED = ['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'];

export interface PublishedRecords {
  /** Paths of the pages of one project, one publication and one news item. */
  readonly paths: readonly string[];
  withdraw(): Promise<void>;
}

/** One record of each kind that has a page, all with the same titles. */
export async function publishOneOfEach(
  office: APIRequestContext,
  title_fr: string,
  title_en: string,
): Promise<PublishedRecords> {
  const titles = { title_fr, title_en };
  const project = await projects.publish(office, titles);
  const publication = await publications.publish(office, titles);
  const item = await news.publish(office, titles);
  const { slug } = (await (await office.get(`${news.path}/${item.id}`)).json()) as { slug: string };
  return {
    paths: [`/projects/${project.id}`, `/resources/${publication.id}`, `/news/${slug}`],
    withdraw: async () => {
      await projects.withdraw(office, [project.id]);
      await publications.withdraw(office, [publication.id]);
      await news.withdraw(office, [item.id]);
    },
  };
}

/** The addresses of pages in both languages. */
export function inBothLanguages(paths: readonly string[]): { address: string; language: Language }[] {
  return paths.flatMap((path) =>
    LANGUAGES.map((language) => ({ address: addressIn(language, path), language })),
  );
}

/** Every page that anybody may read, under all of its names; `/news` only while there is news. */
export const EVERY_PATH = [...PUBLIC_PATHS, '/news', ...ALIASES, ...UNLISTED];

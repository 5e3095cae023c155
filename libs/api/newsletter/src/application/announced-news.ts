import type { Locale } from '@site/vocabulary';

/** A news item in one language, as a letter announces it. */
export interface NewsInLanguage {
  readonly title: string;
  /** Without formatting. */
  readonly content: string;
  /** Of its page, on the site. */
  readonly path: string;
}

/** The news of the firm; the composition root knows where they are. */
export abstract class AnnouncedNews {
  /** Undefined where visitors do not see the item, or not yet. */
  abstract find(id: string): Promise<Readonly<Record<Locale, NewsInLanguage>> | undefined>;
}

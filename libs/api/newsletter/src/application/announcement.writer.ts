import type { LetterWriter, Letter, WordedLetter } from '@site/api-kernel';
import type { Locale } from '@site/vocabulary';
import type { AnnouncedNews } from './announced-news';
import type { AnnouncementStore } from './announcement.store';
import { wordAnnouncement } from './announcement.wording';
import type { LinkKeys } from './link-keys';
import { oneClick } from './one-click';
import type { Sender } from './sender';

/** Words the letters that announce a news item, each in the language of its reader. */
export class AnnouncementWriter implements LetterWriter {
  readonly kind = 'newsletter_announcement';

  /** @param settings `publicUrl` is the origin of the site: links never follow what a request says */
  constructor(
    private readonly store: AnnouncementStore,
    private readonly news: AnnouncedNews,
    private readonly keys: LinkKeys,
    private readonly sender: Sender,
    private readonly settings: { readonly publicUrl: string },
  ) {}

  async write(about: string): Promise<readonly Letter[]> {
    const leave = this.keys.token('leave', about);
    const facts = await this.store.seal(about, this.keys.hashOf(leave));
    const worded = facts && (await this.worded(facts.news, facts.language, leave));
    // Who left, or what visitors no longer see, is not written of.
    if (facts === undefined || worded === undefined) return [];
    return [{ to: facts.email, ...worded, headers: oneClick(this.settings.publicUrl, leave) }];
  }

  /** @param leave token of the link to unsubscribe; absent, it leads to the page that explains how */
  async worded(news: string, locale: Locale, leave?: string): Promise<WordedLetter | undefined> {
    const item = await this.news.find(news);
    if (item === undefined) return undefined;
    const site = `${this.settings.publicUrl}${locale === 'en' ? '/en' : ''}`;
    const links = {
      item: `${site}${item[locale].path}`,
      leave: `${site}/newsletter/unsubscribe${leave === undefined ? '' : `?token=${leave}`}`,
      privacy: `${site}/privacy`,
    };
    return wordAnnouncement(locale, item[locale], links, await this.sender.facts());
  }
}

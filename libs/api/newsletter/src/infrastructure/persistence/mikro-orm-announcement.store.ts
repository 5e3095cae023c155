import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '@site/api-kernel';
import { utc, type Database } from '@site/api-platform/persistence';
import type { Locale } from '@site/vocabulary';
import type { Announced, AnnouncementFacts, AnnouncementStore } from '../../application/announcement.store';
import type { Announcement } from '../../domain/announcement';

const FIND = `select ${utc('a.announced_at')} as at, a.recipients, (select count(*)::int from outgoing_letters waiting
    join newsletter_letters l on l.id = waiting.about
    where waiting.kind = 'newsletter_announcement' and l.announcement_id = a.id) as waiting
  from newsletter_announcements a where a.news_id = $1`;
const AUDIENCE = `select language, count(*)::int as count from newsletter_subscriptions
  where state = 'confirmed' group by language`;
const LETTERS = `insert into newsletter_letters (id, subscription_id, announcement_id)
  select gen_random_uuid(), id, $1 from newsletter_subscriptions where state = 'confirmed' order by created_at
  returning id`;
const SEAL = `update newsletter_letters l set leave_hash = $2
  from newsletter_subscriptions s, newsletter_announcements a
  where l.id = $1 and s.id = l.subscription_id and a.id = l.announcement_id and s.state = 'confirmed'
  returning s.email, s.language, a.news_id as news`;

/** Tables `newsletter_announcements`, as mapped, and `newsletter_letters`, whose rows are queued by a trigger. */
export class MikroOrmAnnouncementStore implements AnnouncementStore {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction'>) {}

  async find(news: string): Promise<Announced | undefined> {
    const [found] = await this.database.query<Announced>(FIND, [news]);
    return found;
  }

  async audience(): Promise<Readonly<Record<Locale, number>>> {
    const rows = await this.database.query<{ language: Locale; count: number }>(AUDIENCE);
    const of = (locale: Locale): number => rows.find(({ language }) => language === locale)?.count ?? 0;
    return { fr: of('fr'), en: of('en') };
  }

  announce(announcement: Announcement): Promise<void> {
    const { id, newsId, announcedBy } = announcement;
    const announced = this.database.transaction(async (run, unit) => {
      await unit.persist(announcement).flush();
      announcement.goesTo((await run(LETTERS, [id])).length);
      await run(`select note('announced', 'news', $1, $2)`, [newsId, announcedBy]);
    });
    // Whoever announces the same at the same time waits, and then finds it announced.
    return announced.catch((error: unknown) => {
      if (error instanceof UniqueConstraintViolationException) throw new DomainError('already_announced');
      throw error;
    });
  }

  async seal(letterId: string, leaveHash: string): Promise<AnnouncementFacts | undefined> {
    const values = [letterId, Buffer.from(leaveHash, 'hex')];
    const [facts] = await this.database.query<AnnouncementFacts>(SEAL, values);
    return facts;
  }
}

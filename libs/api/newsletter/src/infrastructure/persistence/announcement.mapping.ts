import { defineEntity, p } from '@mikro-orm/core';
import { Announcement } from '../../domain/announcement';

/** One news item; its letters are rows beside it. */
export const AnnouncementSchema = defineEntity({
  class: Announcement,
  className: 'Announcement',
  tableName: 'newsletter_announcements',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    newsId: p.uuid().unique('newsletter_announcements_once'),
    announcedBy: p.uuid().nullable().index('newsletter_announcements_announced_by'),
    recipients: p.integer().default(0),
  },
});

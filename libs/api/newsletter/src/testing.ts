import type { Server } from 'node:http';
import { Clock, Journal } from '@site/api-kernel';
import { CountingIdGenerator, FixedClock, RecordedJournal } from '@site/api-kernel/testing';
import { InMemoryRateLimiter } from '@site/api-platform/limits';
import { httpApp } from '@site/api-platform/testing/http';
import { FIRM_DEFAULTS, type Firm } from '@site/vocabulary';
import { ConfirmationWriter } from './application/confirmation.writer';
import { NewsletterService } from './application/newsletter.service';
import { NewsletterController } from './infrastructure/http/newsletter.controller';
import { SubscribersController } from './infrastructure/http/subscribers.controller';
import { SubscriberReader } from './infrastructure/persistence/subscriber.reader';
import { HmacLinkKeys } from './infrastructure/security/hmac-link-keys';
import { InMemorySubscriberReader } from './testing/in-memory-subscriber.reader';
import { InMemorySubscriptionStore } from './testing/in-memory-subscription.store';

export const SUBSCRIPTIONS = '/api/v1/newsletter/subscriptions';
export const SUBSCRIBERS = '/api/v1/admin/newsletter';
export const SECRET = 'q7Wm2Zr9Xt4Lb6Nc1Vk8Hd5Jf3Gp0SyA';

/** The newsletter over memory, with the letters that it would send. */
export function aNewsletter({ firm = FIRM_DEFAULTS, factor = 1_000 }: NewsletterParts = {}) {
  const clock = new FixedClock();
  const store = new InMemorySubscriptionStore(clock);
  const keys = new HmacLinkKeys({ jwtSecret: SECRET, jwtSecretPrevious: undefined });
  const limiter = new InMemoryRateLimiter(factor);
  const service = new NewsletterService(store, keys, limiter, new CountingIdGenerator());
  const writer = new ConfirmationWriter(
    store,
    keys,
    { facts: async () => firm },
    { publicUrl: 'https://site.test' },
  );
  /** Writes the last letter that was asked for, as the outbox would. */
  const lastLetter = async () => (await writer.write(store.letters.at(-1) ?? ''))[0];
  return { clock, store, keys, service, writer, lastLetter };
}

export interface NewsletterParts {
  readonly firm?: Firm;
  /** Multiplies the limits. */
  readonly factor?: number;
}

/** The token of a link in a letter. */
export function tokenOf(text: string, page: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
}

/** The routes of the newsletter over memory. */
export async function newsletterApp(parts: NewsletterParts = {}) {
  const newsletter = aNewsletter(parts);
  const app = await httpApp({
    controllers: [NewsletterController, SubscribersController],
    providers: [
      { provide: NewsletterService, useValue: newsletter.service },
      { provide: SubscriberReader, useValue: new InMemorySubscriberReader(newsletter.store) },
      { provide: Clock, useValue: newsletter.clock },
      { provide: Journal, useClass: RecordedJournal },
    ],
  });
  return { ...newsletter, server: app.getHttpServer() as Server, close: () => app.close() };
}

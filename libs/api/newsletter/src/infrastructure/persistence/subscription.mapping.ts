import { defineEntity, p } from '@mikro-orm/core';
import { hexadecimal } from '@site/api-platform/persistence';
import { TEXT_LIMITS, type Locale, type SubscriptionSource, type SubscriptionState } from '@site/vocabulary';
import { Consent, Subscription } from '../../domain/subscription';

export const ConsentSchema = defineEntity({
  class: Consent,
  className: 'Consent',
  embeddable: true,
  properties: {
    language: p.string().length(2).$type<Locale>(),
    source: p.string().length(40).$type<SubscriptionSource>(),
    version: p.string().length(20).fieldName('consent_version'),
    at: p.datetime(6).fieldName('consent_at'),
  },
});

/** One address; its letters are rows beside it. */
export const SubscriptionSchema = defineEntity({
  class: Subscription,
  className: 'Subscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.uuid().primary(),
    addressHash: hexadecimal().unique('newsletter_subscriptions_address_once'),
    email: p.string().length(TEXT_LIMITS.email),
    state: p.string().length(12).$type<SubscriptionState>(),
    consent: () => p.embedded(ConsentSchema).prefix('').object(false),
    createdAt: p.datetime(6),
    confirmedAt: p.datetime(6).nullable(),
    leftAt: p.datetime(6).nullable(),
  },
  indexes: [
    { properties: ['createdAt', 'id'], name: 'newsletter_subscriptions_newest_first' },
    { properties: ['state', 'createdAt', 'id'], name: 'newsletter_subscriptions_of_state' },
  ],
  uniques: [
    {
      properties: ['email'],
      name: 'newsletter_subscriptions_email_once',
      expression: `create unique index newsletter_subscriptions_email_once on newsletter_subscriptions (email) where email <> ''`,
    },
  ],
});

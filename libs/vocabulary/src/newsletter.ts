import type { Locale } from './locale';

/** `pending`: asked for, not yet confirmed by the letter that was sent. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Where somebody subscribed: the block of a page, the page of the newsletter itself, or anything else. */
export const SUBSCRIPTION_SOURCES = ['resources', 'newsletter', 'other'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/**
 * What a subscriber agrees to, word for word. The version is recorded with each consent: other words are
 * another version.
 */
export const NEWSLETTER_CONSENT: { readonly version: string } & Readonly<Record<Locale, string>> = {
  version: '2026-11',
  fr: 'J’accepte de recevoir par email la lettre d’information. Je pourrai me désinscrire à tout moment, par le lien présent dans chaque lettre.',
  en: 'I agree to receive the newsletter by email. I can unsubscribe at any time through the link in every letter.',
};

/** Hours for which the link of a confirmation letter holds. */
export const CONFIRMATION_HOURS = 48;

/** Days after which a subscription that nobody has confirmed is erased. */
export const PENDING_DAYS = 30;

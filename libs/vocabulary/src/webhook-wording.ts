/** What is said of a refused webhook. */
export const WEBHOOK_WORDING = {
  webhook_url_invalid: {
    fr: 'Une adresse publique en https:// est attendue, sans nom ni mot de passe',
    en: 'A public https:// address is expected, without a name or password',
  },
  webhooks_full: {
    fr: 'Il y a déjà {max} webhooks : retirez-en un d’abord',
    en: 'There are {max} webhooks already: take one off first',
  },
} as const;

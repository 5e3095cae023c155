import { QUOTE_DETAILS, type Locale } from '@site/vocabulary';

export type FieldValues = Readonly<Record<string, string>>;

/** A form of the site that works without script: what it says becomes one call of the API. */
export interface PublicForm {
  /** The page knows it by this name. */
  readonly name: string;
  readonly endpoint: string;
  /** Fields that the form has; whatever else is posted is not read. */
  readonly fields: readonly string[];
  body(values: FieldValues, language: Locale): object;
  /** Seconds after which the same again is a wish of its own; absent, it is a reload for as long as the API remembers. */
  readonly repeatSeconds?: number;
  /** Also asked by mail programs on behalf of their user (RFC 8058). */
  readonly oneClick?: true;
}

const TEN_MINUTES = 600;
const MINUTE = 60;

/** Filled in by programs only: nothing of it is shown again. */
export const HONEYPOT = 'website';

const contact: PublicForm = {
  name: 'contact',
  endpoint: '/api/v1/contact-messages',
  fields: ['nom', 'email', 'organisation', 'telephone', 'sujet', ...QUOTE_DETAILS, 'message', HONEYPOT],
  body: ({ nom = '', email = '', message = '', ...optional }, language) => ({
    nom,
    email,
    // Browsers post lines of a text area with CR and LF.
    message: message.replaceAll('\r\n', '\n'),
    ...given(optional),
    language,
  }),
};

const subscription: PublicForm = {
  name: 'newsletter',
  endpoint: '/api/v1/newsletter/subscriptions',
  fields: ['email', 'consent', 'source', HONEYPOT],
  body: ({ email = '', consent = '', ...optional }, language) => ({
    email,
    consent: consent !== '' && consent !== 'false',
    ...given(optional),
    language,
  }),
  repeatSeconds: MINUTE,
};

const token = (name: string, endpoint: string): PublicForm => ({
  name,
  endpoint: `/api/v1/newsletter/subscriptions/${endpoint}`,
  fields: ['token'],
  body: ({ token: value = '' }) => ({ token: value }),
  repeatSeconds: TEN_MINUTES,
});

const FORMS: ReadonlyMap<string, PublicForm> = new Map([
  ['/contact', contact],
  ['/newsletter', subscription],
  ['/newsletter/confirm', token('newsletter-confirm', 'confirm')],
  ['/newsletter/unsubscribe', { ...token('newsletter-unsubscribe', 'unsubscribe'), oneClick: true }],
]);

const ENGLISH = /^\/en(?=\/)/;

/** The form that is posted to a path, in either language. */
export function formAt(path: string): PublicForm | undefined {
  return FORMS.get(path.replace(ENGLISH, ''));
}

export function languageOf(path: string): Locale {
  return ENGLISH.test(path) ? 'en' : 'fr';
}

function given(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

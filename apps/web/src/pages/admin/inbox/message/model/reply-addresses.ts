import type { Message } from '@site/api-client';
import { formatMoment } from '../../../../../shared/text';

type Addressed = Pick<Message, 'nom' | 'email' | 'telephone' | 'sujet' | 'language' | 'created_at'>;

/** In the language of whoever is answered. */
const WORDS = {
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    about: (subject: string) => `au sujet de votre message «\u00A0${subject}\u00A0»\u00A0:`,
    none: 'au sujet de votre message\u00A0:',
    of: (day: string) => `Votre message du ${day}`,
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    about: (subject: string) => `about your message “${subject}”:`,
    none: 'about your message:',
    of: (day: string) => `Your message of ${day}`,
  },
} as const;

/** Where the firm is: national numbers have ten digits there since 2021, and the first is a zero. */
const COUNTRY_CODE = '225';
const NATIONAL = /^0\d{9}$/;
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/** Opens the mail program with the subject and a greeting. */
export function mailReply({ nom, email, sujet, language, created_at: at }: Addressed): string {
  const subject =
    sujet === ''
      ? WORDS[language].of(formatMoment(at, language))
      : `Re: ${sujet.replace(/^(?:re\s*:\s*)+/i, '')}`;
  const body = `${WORDS[language].greeting(nom)}\n\n`;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body).replaceAll('%0A', '%0D%0A')}`;
}

/** Opens WhatsApp with the number of the visitor; undefined where none was given that can be reached. */
export function whatsAppReply({ nom, telephone, sujet, language }: Addressed): string | undefined {
  const number = whatsAppNumber(telephone);
  if (number === undefined) return undefined;
  const { greeting, about, none } = WORDS[language];
  const text = `${greeting(nom)} ${sujet === '' ? none : about(sujet)} `;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A typed number as click-to-chat links want it: digits with the code of the country, without a plus. */
export function whatsAppNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  if (NATIONAL.test(digits)) return `${COUNTRY_CODE}${digits}`;
  return INTERNATIONAL.test(digits) ? digits : undefined;
}

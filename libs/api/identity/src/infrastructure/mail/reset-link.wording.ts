import { escaped, type WordedLetter } from '@site/api-kernel';
import type { Locale } from '@site/vocabulary';

interface Wording {
  readonly subject: string;
  readonly greeting: string;
  readonly reason: string;
  readonly invitation: string;
  readonly action: string;
  readonly otherwise: string;
}

/** Nothing that a stranger chose, such as a name, stands in the mail: it might be sent to somebody he means to mislead. */
const WORDING: Readonly<Record<Locale, Wording>> = {
  fr: {
    subject: 'Réinitialisation de votre mot de passe sur {host}',
    greeting: 'Bonjour,',
    reason: 'Un nouveau mot de passe a été demandé pour votre compte sur {host}.',
    invitation:
      'Pour le choisir, ouvrez ce lien. Il sert une seule fois et reste valable {minutes} minutes :',
    action: 'Choisir un nouveau mot de passe',
    otherwise: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  en: {
    subject: 'Reset your password on {host}',
    greeting: 'Hello,',
    reason: 'A new password was requested for your account on {host}.',
    invitation: 'To choose it, open this link. It works once, for {minutes} minutes:',
    action: 'Choose a new password',
    otherwise: 'If you did not request anything, ignore this message: your password stays the same.',
  },
};

/** The mail that brings a link to choose a new password. */
export function wordResetLink({
  url,
  minutes,
  locale,
}: {
  readonly url: string;
  readonly minutes: number;
  readonly locale: Locale;
}): WordedLetter {
  const host = new URL(url).host;
  const fill = (text: string): string => text.replace('{host}', host).replace('{minutes}', String(minutes));
  const { subject, greeting, reason, invitation, action, otherwise } = WORDING[locale];
  const text = [greeting, fill(reason), fill(invitation), url, otherwise].join('\n\n');
  const link = escaped(url);
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(fill(subject))}</title></head><body>`,
    `<p>${escaped(greeting)}</p><p>${escaped(fill(reason))}</p><p>${escaped(fill(invitation))}</p>`,
    `<p><a href="${link}"><strong>${escaped(action)}</strong></a></p><p>${link}</p>`,
    `<p>${escaped(otherwise)}</p></body></html>`,
  ].join('\n');
  return { subject: fill(subject), text: `${text}\n`, html };
}

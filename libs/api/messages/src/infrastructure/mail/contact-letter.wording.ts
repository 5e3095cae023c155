import { escaped, type WordedLetter } from '@site/api-kernel';
import type { Locale } from '@site/vocabulary';
import type { MessageDto } from '../http/message.dto';

/** The firm reads French, whatever the language of the visitor. */
const LANGUAGES: Readonly<Record<Locale, string>> = { fr: 'français', en: 'anglais' };

/** @param url of the message in the administration */
export function wordContactLetter(message: MessageDto, url: string): WordedLetter {
  const { nom, email, organisation, telephone, sujet } = message;
  const subject = `Nouveau message\u00A0: ${sujet === '' ? nom : `${sujet} (${nom})`}`;
  const opening = `Nouveau message du formulaire de contact de ${new URL(url).host}.`;
  const facts = [
    ['Nom', nom],
    ['Email', email],
    ['Organisation', organisation],
    ['Téléphone', telephone],
    ['Sujet', sujet],
    ['Langue du visiteur', LANGUAGES[message.language]],
  ].filter(([, value]) => value !== '') as [string, string][];
  const answer = `Pour répondre à ${nom}, répondez à ce message.`;
  const text = [
    opening,
    facts.map(([label, value]) => `${label}\u00A0: ${value}`).join('\n'),
    message.message.replace(/\r\n?/g, '\n'),
    '--',
    answer,
    `Lire et classer le message\u00A0: ${url}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
    `<p>${escaped(opening)}</p><table>`,
    ...facts.map(
      ([label, value]) => `<tr><th align="left" scope="row">${label}</th><td>${escaped(value)}</td></tr>`,
    ),
    // The lines as they were written, in readers that know no style sheet either.
    `</table><p lang="${message.language}">${escaped(message.message).replace(/\r\n?|\n/g, '<br>\n')}</p><hr>`,
    `<p>${escaped(answer)}</p><p><a href="${escaped(url)}">Lire et classer le message</a></p></body></html>`,
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

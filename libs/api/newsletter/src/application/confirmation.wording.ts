import { escaped, paragraph, type WordedLetter } from '@site/api-kernel';
import { CONFIRMATION_HOURS, firmInLanguage, PENDING_DAYS, type Firm, type Locale } from '@site/vocabulary';

export interface ConfirmationLinks {
  readonly confirm: string;
  readonly leave: string;
  readonly privacy: string;
}

interface Wording {
  readonly subject: string;
  readonly greeting: string;
  readonly reason: string;
  readonly invitation: string;
  readonly action: string;
  readonly otherwise: string;
  readonly signature: string;
  readonly notice: readonly string[];
  readonly leave: string;
  readonly privacy: string;
}

const NBSP = '\u00a0';

function wordingOf(locale: Locale, firm: Firm): Wording {
  const { name, email, head_office } = firmInLanguage(firm, locale);
  return locale === 'fr'
    ? {
        subject: `Confirmez votre inscription à la lettre de ${name}`,
        greeting: 'Bonjour,',
        reason: `Cette adresse a été donnée sur notre site pour recevoir la lettre d’information de ${name}.`,
        invitation: `Si c’est bien vous, confirmez-le par ce lien, valable ${CONFIRMATION_HOURS}${NBSP}heures${NBSP}:`,
        action: 'Confirmer mon inscription',
        otherwise: `Si vous n’avez rien demandé, ne faites rien${NBSP}: vous ne recevrez pas la lettre, et votre adresse sera effacée au bout de ${PENDING_DAYS}${NBSP}jours.`,
        signature: name,
        notice: [
          `Vos données (article${NBSP}28 de la loi ivoirienne n°${NBSP}2013-450 du 19${NBSP}juin${NBSP}2013)${NBSP}: ${name}, ${head_office}, est responsable du traitement. Votre adresse sert uniquement à vous envoyer la lettre d’information, sur la base de votre accord, jusqu’à votre désinscription. Elle n’est ni cédée ni transmise à d’autres.`,
          `Vous pouvez demander à voir vos données, à les faire rectifier ou effacer, et vous opposer à leur usage, ${email === null ? 'en nous écrivant par le formulaire de contact de notre site' : `en écrivant à ${email}`}.`,
        ],
        leave: 'Me désinscrire, à tout moment',
        privacy: 'Politique de confidentialité',
      }
    : {
        subject: `Confirm your subscription to the newsletter of ${name}`,
        greeting: 'Hello,',
        reason: `This address was given on our site to receive the newsletter of ${name}.`,
        invitation: `If that was you, confirm it through this link, valid for ${CONFIRMATION_HOURS} hours:`,
        action: 'Confirm my subscription',
        otherwise: `If you did not ask for anything, do nothing: you will not receive the newsletter, and your address will be erased after ${PENDING_DAYS} days.`,
        signature: name,
        notice: [
          `Your data (article 28 of the Ivorian law no. 2013-450 of 19 June 2013): ${name}, ${head_office}, is the data controller. Your address is used only to send you the newsletter, with your consent, until you unsubscribe. It is neither sold nor passed on.`,
          `You may ask to see your data, to have it corrected or erased, and object to its use, by writing to ${email ?? 'us through the contact form of our site'}.`,
        ],
        leave: 'Unsubscribe, at any time',
        privacy: 'Privacy policy',
      };
}

/** The letter that asks somebody to confirm; nothing in it was written by whoever filled in the form. */
export function wordConfirmation(locale: Locale, links: ConfirmationLinks, firm: Firm): WordedLetter {
  const { subject, greeting, reason, invitation, action, otherwise, signature, notice, leave, privacy } =
    wordingOf(locale, firm);
  const text = [
    greeting,
    reason,
    `${invitation}\n${links.confirm}`,
    otherwise,
    signature,
    '-- ',
    ...notice,
    `${leave}${locale === 'fr' ? NBSP : ''}:\n${links.leave}`,
    `${privacy}${locale === 'fr' ? NBSP : ''}:\n${links.privacy}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
    ...[greeting, reason, invitation].map(paragraph),
    `<p><a href="${escaped(links.confirm)}"><strong>${escaped(action)}</strong></a></p>`,
    `<p>${escaped(links.confirm)}</p>`,
    ...[otherwise, signature].map(paragraph),
    '<hr>',
    ...notice.map((line) => `<p><small>${escaped(line)}</small></p>`),
    `<p><small><a href="${escaped(links.leave)}">${escaped(leave)}</a> · <a href="${escaped(links.privacy)}">${escaped(privacy)}</a></small></p>`,
    '</body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

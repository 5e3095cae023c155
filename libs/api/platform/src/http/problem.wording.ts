import type { ErrorCode } from '@site/api-kernel';
import { UPLOAD_LIMITS, type Locale } from '@site/vocabulary';

interface Problem {
  readonly status: number;
  readonly fr: string;
  readonly en: string;
}

/** The one table of refusals (RFC 9457): HTTP status and a sentence that is safe to show. */
export const PROBLEMS: Readonly<Record<ErrorCode, Problem>> = {
  malformed_request: {
    status: 400,
    fr: 'La requête n’est pas du HTTP valide.',
    en: 'The request is not valid HTTP.',
  },
  malformed_json: {
    status: 400,
    fr: 'La requête n’est pas un JSON valide.',
    en: 'The request is not valid JSON.',
  },
  body_required: {
    status: 400,
    fr: 'Un corps JSON est attendu ; il n’y en a pas.',
    en: 'A JSON body is expected; there is none.',
  },
  invalid_parameter: { status: 400, fr: 'Un paramètre n’est pas valide.', en: 'A parameter is not valid.' },
  invalid_credentials: {
    status: 401,
    fr: 'Email ou mot de passe incorrect',
    en: 'Incorrect email or password',
  },
  token_invalid: { status: 401, fr: 'Veuillez vous connecter.', en: 'Please sign in.' },
  token_expired: { status: 401, fr: 'La connexion a expiré.', en: 'The sign-in has expired.' },
  session_revoked: { status: 401, fr: 'La session a été fermée.', en: 'The session was ended.' },
  session_expired: {
    status: 401,
    fr: 'La session a expiré. Veuillez vous reconnecter.',
    en: 'The session has expired. Please sign in again.',
  },
  refresh_token_already_used: {
    status: 401,
    fr: 'La session a été fermée par sécurité. Veuillez vous reconnecter.',
    en: 'The session was ended for safety. Please sign in again.',
  },
  forbidden: {
    status: 403,
    fr: 'Cette action est réservée aux administrateurs.',
    en: 'This action is reserved for administrators.',
  },
  scope_missing: {
    status: 403,
    fr: 'Cette clé n’est pas faite pour cela.',
    en: 'This key is not made for that.',
  },
  second_factor_required: {
    status: 403,
    fr: 'Un code de votre application d’authentification est demandé.',
    en: 'A code of your authenticator application is required.',
  },
  csrf: { status: 403, fr: 'La requête vient d’un autre site.', en: 'The request comes from another site.' },
  second_factor_active: {
    status: 409,
    fr: 'Le code à la connexion est déjà activé.',
    en: 'The code at sign-in is already active.',
  },
  not_found: { status: 404, fr: 'Introuvable.', en: 'Not found.' },
  method_not_allowed: { status: 405, fr: 'Méthode non autorisée.', en: 'Method not allowed.' },
  request_timeout: {
    status: 408,
    fr: 'La requête a mis trop de temps à arriver.',
    en: 'The request took too long to arrive.',
  },
  email_taken: { status: 409, fr: 'Cet email est déjà utilisé', en: 'This email is already in use' },
  last_admin: {
    status: 409,
    fr: 'Le dernier administrateur ne peut pas être retiré.',
    en: 'The last administrator cannot be removed.',
  },
  idempotency_in_progress: {
    status: 409,
    fr: 'La même requête est déjà en cours.',
    en: 'The same request is already in progress.',
  },
  file_in_use: {
    status: 409,
    fr: 'Ce fichier est encore utilisé : retirez-le d’abord de là où il sert.',
    en: 'This file is still in use: take it out of where it is used first.',
  },
  already_announced: {
    status: 409,
    fr: 'Cette actualité a déjà été annoncée.',
    en: 'This news item has been announced already.',
  },
  nobody_subscribed: {
    status: 409,
    fr: 'Aucune adresse confirmée ne reçoit la lettre.',
    en: 'No confirmed address receives the newsletter.',
  },
  edit_conflict: {
    status: 412,
    fr: 'Une autre personne a modifié cet élément entre-temps.',
    en: 'Someone else has changed this item in the meantime.',
  },
  payload_too_large: {
    status: 413,
    fr: 'Le contenu envoyé est trop volumineux.',
    en: 'The content sent is too large.',
  },
  uri_too_long: { status: 414, fr: 'L’adresse est trop longue.', en: 'The address is too long.' },
  unsupported_media_type: {
    status: 415,
    fr: 'Ce type de contenu n’est pas accepté.',
    en: 'This type of content is not accepted.',
  },
  range_not_satisfiable: { status: 416, fr: 'Cette partie n’existe pas.', en: 'There is no such part.' },
  expectation_failed: {
    status: 417,
    fr: 'L’en-tête Expect demande ce que le service ne fait pas.',
    en: 'The Expect header asks for something that the service does not do.',
  },
  validation_failed: {
    status: 422,
    fr: 'Certains champs sont à corriger.',
    en: 'Some fields need correcting.',
  },
  unknown_field: { status: 422, fr: 'Champ inconnu ou en lecture seule.', en: 'Unknown or read-only field.' },
  image_too_large: {
    status: 422,
    fr: `L’image dépasse ${UPLOAD_LIMITS.imageMegapixels} mégapixels.`,
    en: `The image is larger than ${UPLOAD_LIMITS.imageMegapixels} megapixels.`,
  },
  idempotency_key_reused: {
    status: 422,
    fr: 'Cette clé d’idempotence a déjà servi à une autre requête.',
    en: 'This idempotency key was already used for another request.',
  },
  precondition_required: {
    status: 428,
    fr: 'L’en-tête If-Match est requis.',
    en: 'The If-Match header is required.',
  },
  rate_limited: {
    status: 429,
    fr: 'Trop de tentatives. Veuillez réessayer plus tard.',
    en: 'Too many attempts. Please try again later.',
  },
  headers_too_large: {
    status: 431,
    fr: 'Les en-têtes de la requête sont trop longs.',
    en: 'The headers of the request are too long.',
  },
  internal_error: {
    status: 500,
    fr: 'Une erreur inattendue s’est produite. Veuillez réessayer.',
    en: 'An unexpected error occurred. Please try again.',
  },
  not_implemented: {
    status: 501,
    fr: 'Cette méthode ou ce codage de transfert n’est pas pris en charge.',
    en: 'This method or transfer coding is not supported.',
  },
  http_version_not_supported: {
    status: 505,
    fr: 'Seules les versions 1.0 et 1.1 de HTTP sont comprises ici.',
    en: 'Only versions 1.0 and 1.1 of HTTP are understood here.',
  },
  dependency_unavailable: {
    status: 503,
    fr: 'Le service est momentanément indisponible. Veuillez réessayer.',
    en: 'The service is temporarily unavailable. Please try again.',
  },
  insufficient_storage: { status: 507, fr: 'L’espace de stockage est plein.', en: 'The storage is full.' },
};

interface Preference {
  readonly weight: number;
  /** Place in the header, where equals come in the order in which they are wished. */
  readonly place: number;
}

/** English if the client prefers it to French (RFC 9110 §12.5.4); any other wish reads French. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '').toLowerCase().split(',');
  const [fr, en] = [preferenceOf('fr', ranges), preferenceOf('en', ranges)];
  if (en.weight !== fr.weight) return en.weight > fr.weight ? 'en' : 'fr';
  return en.weight > 0 && en.place < fr.place ? 'en' : 'fr';
}

/** `*` stands for a language that is not named. */
function preferenceOf(locale: Locale, ranges: readonly string[]): Preference {
  const wishes = ranges.map((range, place) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: name.split('-')[0], weight: Number(quality ?? 1) || 0, place };
  });
  const named = wishes.filter(({ language }) => language === locale);
  const matching = named.length > 0 ? named : wishes.filter(({ language }) => language === '*');
  return matching.sort((a, b) => b.weight - a.weight)[0] ?? { weight: 0, place: 0 };
}

const MONTHS: Readonly<Record<string, string>> = {
  janvier: 'January',
  'janv.': 'January',
  février: 'February',
  'févr.': 'February',
  'fév.': 'February',
  mars: 'March',
  avril: 'April',
  'avr.': 'April',
  mai: 'May',
  juin: 'June',
  juillet: 'July',
  'juil.': 'July',
  août: 'August',
  septembre: 'September',
  'sept.': 'September',
  octobre: 'October',
  'oct.': 'October',
  novembre: 'November',
  'nov.': 'November',
  décembre: 'December',
  'déc.': 'December',
};

/** Words of places, dates and counts, as they stand alone or between others; the longest first. */
const WORDS: Readonly<Record<string, string>> = {
  'afrique de l’ouest': 'West Africa',
  'côte d’ivoire': 'Côte d’Ivoire',
  sénégal: 'Senegal',
  bénin: 'Benin',
  guinée: 'Guinea',
  'guinée-bissau': 'Guinea-Bissau',
  'guinée équatoriale': 'Equatorial Guinea',
  mauritanie: 'Mauritania',
  gambie: 'The Gambia',
  'cap-vert': 'Cabo Verde',
  nigéria: 'Nigeria',
  libéria: 'Liberia',
  cameroun: 'Cameroon',
  tchad: 'Chad',
  maroc: 'Morocco',
  tunisie: 'Tunisia',
  algérie: 'Algeria',
  ...MONTHS,
  '1er': '1',
  'en cours': 'ongoing',
  depuis: 'since',
  'à ce jour': 'to date',
  environ: 'about',
  'plus de': 'more than',
  'près de': 'nearly',
  dont: 'including',
  habitants: 'people',
  habitant: 'person',
  personnes: 'people',
  bénéficiaires: 'beneficiaries',
  ménages: 'households',
  familles: 'families',
  communes: 'municipalities',
  localités: 'communities',
  'établissements scolaires': 'schools',
  écoles: 'schools',
  élèves: 'pupils',
  femmes: 'women',
  enfants: 'children',
  agriculteurs: 'farmers',
  producteurs: 'growers',
  usagers: 'users',
  techniciens: 'technicians',
  agents: 'officers',
  mille: 'thousand',
  millions: 'million',
  milliards: 'billion',
  milliard: 'billion',
  trimestre: 'quarter',
  semestre: 'half',
  semaines: 'weeks',
  semaine: 'week',
  jours: 'days',
  jour: 'day',
  ans: 'years',
  années: 'years',
  et: 'and',
};
/** One of these words, the longest first. */
const oneOf = (words: object) =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|');
// No look-behind: older phones cannot read it.
const WORD = new RegExp(`(^|[^\\p{L}\\d-])(${oneOf(WORDS)})(?![\\p{L}-])`, 'giu');
const BLANK = String.raw`[ \u00A0]`;
const DAY = String.raw`(?:le${BLANK})?(?:1er|\d{1,2})`;
const YEAR = String.raw`(?:19|20)\d{2}(?!\d)`;
const MONTH = String.raw`(?:${DAY}${BLANK})?(?:${oneOf(MONTHS)})(?!\p{L})`;
const BEGINNING = String.raw`${MONTH}(?:${BLANK}\d{4})?|${YEAR}|${DAY}(?=${BLANK}au)|\d[\d.,]*(?=${BLANK}à${BLANK}\d)`;
/** From one date or count to another: between other words, `à` may stand before a place. */
const RANGE = new RegExp(
  String.raw`(^|[^\p{L}\d.,])(?:(d)(?:[eu]${BLANK}|’))?(${BEGINNING})${BLANK}(?:à|au)${BLANK}(?=${MONTH}|\d)`,
  'giu',
);
/** Months that a hyphen joins; it joins other words to names. */
const MONTHS_JOINED = new RegExp(
  String.raw`(^|[^\p{L}\d-])(${oneOf(MONTHS)})-(?=(?:${oneOf(MONTHS)})(?![\p{L}-]))`,
  'giu',
);
const PART_OF_YEAR = /(^|[^\p{L}\d])([1-4])(?:er|e|ème)(?=[ \u00A0](?:tri|se)mestre(?!\p{L}))/giu;
const ORDINALS = ['', '1st', '2nd', '3rd', '4th'];
const GROUPED = /(^|[^\p{L}\d.,])(\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?!\d)/gu;
const LONG = /(^|[^\p{L}\d.,/+-])([1-9]\d{4,8})(?![\p{L}\d/-])/gu;

/**
 * A place, date or count that was written in French, as far as its words and numbers are known, for readers of English:
 * `Mars 2023 – décembre 2025` is `March 2023 – December 2025`, `52650 habitants` is `52,650 people`.
 */
export function inEnglishWords(text: string): string {
  return (
    text
      .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
      .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
      .replace(GROUPED, (_, before: string, number: string) => before + number.replace(/\D/g, ','))
      .replace(
        LONG,
        (_, before: string, number: string) => before + number.replace(/\B(?=(?:\d{3})+$)/g, ','),
      )
      .replace(
        /(\d+)([ \u00A0])mois\b/gi,
        (_, number: string) => `${number} ${number === '1' ? 'month' : 'months'}`,
      )
      .replace(/(\d+)([ \u00A0])an\b/gi, '$1 year')
      .replace(MONTHS_JOINED, '$1$2–')
      .replace(RANGE, (_, before: string, from: string | undefined, date: string) => {
        const word = from === undefined ? '' : from === 'D' ? 'From ' : 'from ';
        return `${before}${word}${date} to `;
      })
      .replace(PART_OF_YEAR, (_, before: string, number: string) => before + ORDINALS[Number(number)])
      // Dates have no article in English.
      .replace(/(^|[^\p{L}])le[ \u00A0](?=\d{1,2}(?:er)?[ \u00A0]\p{L})/giu, '$1')
      .replace(WORD, (_, before: string, word: string) => before + (WORDS[word.toLowerCase()] ?? word))
  );
}

/** Words of places, dates and counts, as they stand alone or between others; the longest first. */
const WORDS: Readonly<Record<string, string>> = {
  'afrique de l’ouest': 'West Africa',
  'côte d’ivoire': 'Côte d’Ivoire',
  sénégal: 'Senegal',
  bénin: 'Benin',
  guinée: 'Guinea',
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
  janvier: 'January',
  'janv.': 'January',
  février: 'February',
  'févr.': 'February',
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
  '1er': '1',
  'en cours': 'ongoing',
  depuis: 'since',
  'à ce jour': 'to date',
  environ: 'about',
  'plus de': 'more than',
  'près de': 'nearly',
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
  agriculteurs: 'farmers',
  producteurs: 'growers',
  usagers: 'users',
  techniciens: 'technicians',
  agents: 'officers',
  mille: 'thousand',
  millions: 'million',
  milliards: 'billion',
  milliard: 'billion',
  semaines: 'weeks',
  semaine: 'week',
  jours: 'days',
  jour: 'day',
  ans: 'years',
  années: 'years',
  et: 'and',
};
const KNOWN = Object.keys(WORDS)
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll('.', String.raw`\.`))
  .join('|');
// No look-behind: older phones cannot read it.
const WORD = new RegExp(`(^|[^\\p{L}\\d-])(${KNOWN})(?![\\p{L}-])`, 'giu');
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
      // Dates have no article in English.
      .replace(/(^|[^\p{L}])le[ \u00A0](?=\d{1,2}(?:er)?[ \u00A0]\p{L})/giu, '$1')
      .replace(WORD, (_, before: string, word: string) => before + (WORDS[word.toLowerCase()] ?? word))
  );
}

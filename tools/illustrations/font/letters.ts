const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const basicLatin = range(0x20, 0x7e);
const absent = [0xa4, 0xad];
const latin1 = range(0xa0, 0xff).filter((code) => !absent.includes(code));
const frenchLigatures = [0x152, 0x153];
// U+202F is not in the typeface: shaping makes it from the space.
const punctuation = [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026];
const signs = [0x20ac, 0x2122, 0x2191, 0x2193, 0x2212];

/** Every character of the heading face: what French and English headings need. */
export const letters = String.fromCodePoint(
  ...basicLatin,
  ...latin1,
  ...frenchLigatures,
  ...punctuation,
  ...signs,
);

/** Headline-like words; the widths of faces are compared over them. */
export const sampleHeadline =
  'Ressources en Eau & WASH. Changement Climatique & Agriculture Durable. Études d’Impact Environnemental. ' +
  'SIG, Télédétection & Topographie. Génie Civil & BTP. Formation & Renforcement des Capacités. ' +
  'Domaines d’Expertise. Nos projets et réalisations. Sustainable management of water resources.';

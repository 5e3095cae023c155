/** ASCII but for the signs that headings do not have: they weigh as much as all accents. */
const ascii = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).filter(
  (sign) => !'#$*<=>@\\^_`{|}~'.includes(sign),
);
const french = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ';
/** For names of places and people. */
const neighbours = 'áíóúãõñìòÁÍÓÚÃÕÑ';
// U+202F is not in the typeface: shaping makes it from the space.
const punctuation = '\u00A0«»·‘’“”–—…•°²³×€';

/** Every character of the heading face: what French and English headings need. Any other comes from the stand-in. */
export const letters = [...ascii, french, neighbours, punctuation].join('');

/** Headline-like words; the widths of faces are compared over them. */
export const sampleHeadline =
  'Ressources en Eau & WASH. Changement Climatique & Agriculture Durable. Études d’Impact Environnemental. ' +
  'SIG, Télédétection & Topographie. Génie Civil & BTP. Formation & Renforcement des Capacités. ' +
  'Domaines d’Expertise. Nos projets et réalisations. Sustainable management of water resources.';

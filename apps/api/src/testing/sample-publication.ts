/** A publication that is accepted. */
export function aPublication(
  changes: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    title_fr: 'Débits d’étiage',
    title_en: 'Low-water flows',
    description_fr: 'Mesures de trois saisons.',
    description_en: 'Measurements of three seasons.',
    type: 'Rapport',
    category: 'GIRE',
    language: 'FR',
    date: '2025',
    ...changes,
  };
}

/** A PDF document of this many bytes. */
export function aPdf(bytes = 3_000): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const tail = '\nstartxref\n0\n%%EOF\n';
  return Buffer.from(head + ' '.repeat(bytes - head.length - tail.length) + tail);
}

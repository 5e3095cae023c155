import { describe, expect, it } from 'vitest';
import { frenchTypography } from './french-typography';

/** Spaces that do not break are shown as they are called. */
const shown = (text: string) => frenchTypography(text).replaceAll('\u00A0', '~').replaceAll('\u202F', '_');

describe('French typography', () => {
  it.each([
    ['Bilan : débits ; crues ! étiages ?', 'Bilan~: débits~; crues~! étiages~?'],
    ['Bilan: débits', 'Bilan~: débits'],
    ['Quoi?!', 'Quoi~?!'],
    ['(vraiment?)', '(vraiment~?)'],
    ['« eau » et «climat»', '«~eau~» et «~climat~»'],
    ['bassin n° 2 et N°12, lot n°B', 'bassin n°~2 et N°~12, lot n°~B'],
    ['51300 habitants, 1 250 000 FCFA', '51_300 habitants, 1_250_000~FCFA'],
    ['3 km, 40 % de 12 ha', '3~km, 40~% de 12~ha'],
    ['12 500–14 000 m³', '12_500–14_000~m³'],
  ])('of %j is %j', (text, typeset) => {
    expect(shown(text)).toBe(typeset);
    expect(shown(frenchTypography(text))).toBe(typeset);
  });

  it.each([
    'à 10:30, en 2024, le 12/03/2024',
    'https://example.org/a?b=1;c:d!e et www.example.org/x?y',
    'awa@example.org',
    'tél. 07 08 09 10 11 ou +2250708091011',
    'dossier n°~45120'.replace('~', '\u00A0'),
    'CI-ABJ-2025-B-12345',
    'ISO 14001, l’ISO/IEC 27001, NF EN 16001, BP 12345',
    'Fils &amp; Filles, &quot;eau&quot; et &#39;',
    '',
  ])('leaves %j', (text) => {
    expect(frenchTypography(text)).toBe(text);
  });

  it('is put between the marks of HTML, not in them, and not in links', () => {
    const html =
      '<p>Note : <strong>« eau »</strong> ; <a href="https://example.org/?q=a;b" title="a : b">titre : suite</a> : fin</p>';
    expect(shown(html)).toBe(
      '<p>Note~: <strong>«~eau~»</strong>~; <a href="https://example.org/?q=a;b" title="a : b">titre : suite</a>~: fin</p>',
    );
  });

  it('takes as long as the text is', () => {
    for (const piece of ['<', ' ', '1 ', 'a@', '<a ', '<a >', '«', 'a', '&', '111 ']) {
      const text = piece.repeat(30_000);
      const before = process.cpuUsage().user;
      frenchTypography(text);
      expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(400);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { citationOf, type Cited } from './citation';

const cited = (differing: Partial<Cited> = {}): Cited => ({
  title: 'Guide des étiages',
  type: 'Rapport',
  category: 'Climat',
  date: 'Mars 2024',
  language: 'FR',
  published: '2026-01-01T00:00:00Z',
  address: 'https://example.org/resources/1',
  ...differing,
});

describe('the citation of a publication', () => {
  it('names who signs it, its year, its title and where it stands', () => {
    const { text, bibtex, ris } = citationOf(cited(), 'Nzué Conseil', 'Rapport');
    expect(text).toBe('Nzué Conseil (2024). Guide des étiages. Rapport. https://example.org/resources/1');
    expect(bibtex).toBe(`@techreport{nzue2024guide,
  author = {{Nzué Conseil}},
  title = {{Guide des étiages}},
  institution = {Nzué Conseil},
  type = {Rapport},
  year = {2024},
  keywords = {Climat},
  url = {https://example.org/resources/1},
  language = {fr}
}
`);
    expect(ris).toBe(
      [
        'TY  - RPRT',
        'AU  - Nzué Conseil',
        'TI  - Guide des étiages',
        'PB  - Nzué Conseil',
        'PY  - 2024',
        'M3  - Rapport',
        'KW  - Climat',
        'UR  - https://example.org/resources/1',
        'LA  - fr',
        'ER  -',
      ].join('\n'),
    );
  });

  it('says the year in which it came out here where its date names none, and no language where there are two', () => {
    const { text, bibtex, ris } = citationOf(cited({ date: 'en cours', language: 'Bilingue' }), 'N', 'Guide');
    expect(text).toContain('(2026)');
    expect(bibtex + ris).not.toMatch(/language|LA {2}-/);
  });

  it('holds no command and no further line, whatever a title says', () => {
    const hostile = 'A } \\input{x} 100% & $1_^~\nER  - \nTY  - BOOK';
    const { bibtex, ris } = citationOf(cited({ title: hostile }), 'N', 'Guide');
    expect(bibtex).toContain(
      String.raw`title = {{A \} \textbackslash{}input\{x\} 100\% \& \$1\_\textasciicircum{}\textasciitilde{} ER - TY - BOOK}}`,
    );
    expect(ris.match(/^(?:TY|ER) /gm)).toHaveLength(2);
  });
});

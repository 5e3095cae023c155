import { describe, expect, it } from '@jest/globals';
import { processorTime } from '@site/api-kernel/testing';
import { paragraphsOf, wordsOf } from '@site/vocabulary';
import { htmlOf, plainOf } from './markdown';
import { HOSTILE_TEXTS } from './testing';

const MOST_MILLISECONDS = 5;
/** Code that is not warm yet may cost a round. */
const MOST_ROUNDS = 60;
/** Beside a busy neighbour everything takes longer: then it is compared with what as long a text takes at the least. */
const LEAST = '&'.repeat(100_000);
const TIMES_LEAST = 6;
const ADDRESS = String.raw`(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>\s]*`;
const OUTWARD = 'target="_blank" rel="nofollow noopener noreferrer" title="Nouvel onglet"';
const OPENING = new RegExp(
  `^(?:p|h2|ul|ol|li|strong|em|a|li value="\\d{1,9}"|a href="${ADDRESS}"|a href="https?://[^"<>\\s]*" ${OUTWARD})$`,
);

/** What is wrong with the HTML: anything but few tags, each closed in its turn, and escaped text. */
function faultsOf(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = html.replace(/&(?:amp|lt|gt|quot);/g, '').match(/&.{0,20}/) ?? [];
  const text = html.replace(/<([^<>]*)>/g, (_tag, inside: string) => {
    const name = /^\/?(\w+)/.exec(inside)?.[1] ?? '';
    if (inside.startsWith('/')) {
      if (open.pop() !== name || inside !== `/${name}`) faults.push(inside);
    } else {
      if (!OPENING.test(inside)) faults.push(inside);
      open.push(name);
    }
    return '';
  });
  return [...faults, ...(/[<>"].{0,20}/.exec(text) ?? []), ...open];
}

describe('a formatted text', () => {
  it.each([
    ['**gras** et *italique*', '<p><strong>gras</strong> et <em>italique</em></p>'],
    ['# Titre\ntexte', '<h2>Titre</h2><p>texte</p>'],
    ['### Titre', '<h2>Titre</h2>'],
    ['- eau\n- *sol*\n\nfin', '<ul><li>eau</li><li><em>sol</em></li></ul><p>fin</p>'],
    ['- eau\n  - puits', '<ul><li>eau<ul><li>puits</li></ul></li></ul>'],
    ['1. un\n2. deux', '<ol><li value="1">un</li><li value="2">deux</li></ol>'],
    ['[nous](/contact)', '<p><a href="/contact">nous</a></p>'],
    [String.raw`\*deux\* \# \- un`, '<p>*deux* # - un</p>'],
  ])('%j is %s', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it('keeps the numbers that were typed, which may be years', () => {
    expect(htmlOf('1998. Création\n2004. Extension')).toBe(
      '<ol><li value="1998">Création</li><li value="2004">Extension</li></ol>',
    );
  });

  it('links what is an address by itself, and opens other sites beside this one', () => {
    expect(htmlOf('https://example.org/a_b_c.')).toBe(
      `<p><a href="https://example.org/a_b_c" ${OUTWARD}>https://example.org/a_b_c</a>.</p>`,
    );
    expect(htmlOf('www.example.org', 'en')).toBe(
      `<p><a href="http://www.example.org" ${OUTWARD.replace('Nouvel onglet', 'New tab')}>www.example.org</a></p>`,
    );
    expect(htmlOf('eau@example.org')).toBe('<p><a href="mailto:eau@example.org">eau@example.org</a></p>');
    expect(htmlOf('[appeler](tel:+22507)')).toBe('<p><a href="tel:+22507">appeler</a></p>');
  });

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'],
    ...[
      '//evil.test',
      '/\\evil.test'.replace('/', '//'),
      'https://user:secret@evil.test',
      'blob:x',
      'about:blank',
    ],
  ])('has no link to %s', (address) => {
    expect(htmlOf(`[eau](${address})`)).not.toMatch(/<a [^>]*>eau/);
  });

  it('has no pictures, quotations, code, tables, rules or references', () => {
    const text =
      '![a](/b.png)\n\n> c\n\n    d\n\n`e`\n\n|f|\n|-|\n\n---\n\n* * *\n\n[g]: /h\n\ni\n===\n\n~~j~~\n';
    expect(wordsOf(htmlOf(text)).split(/\s+/)).toEqual([
      '!a',
      '>',
      'c',
      'd',
      '`e`',
      '|f|',
      '|-|',
      '---',
      '*',
      '*',
      '*',
      '[g]:',
      '/h',
      'i',
      '===',
      '~~j~~',
    ]);
    expect(htmlOf(text)).not.toMatch(/<(?!\/?(?:p|a)\b)/);
  });

  it('loses no word, however deep its lists', () => {
    const deep = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- mot${depth}`).join('\n');
    expect(wordsOf(htmlOf(deep)).match(/mot\d+/g)).toHaveLength(60);
    expect(wordsOf(htmlOf(`${'- '.repeat(60)}dernier`))).toContain('dernier');
  });
});

describe('a text without marks', () => {
  it('is one paragraph between empty lines, with its line breaks, and escaped', () => {
    expect(htmlOf('Débits & crues.\nÉtiages.\n \nPlan <b> "eau"')).toBe(
      '<p>Débits &amp; crues.\nÉtiages.</p><p>Plan &lt;b&gt; &quot;eau&quot;</p>',
    );
  });

  it.each([
    'Débits et crues.\nÉtiages.\n\nPlan de gestion : « eau »\u202F!',
    '\n\nau milieu\n \u00a0 \nencore\n\n\n\nfin\n',
    '  retrait   et\tblancs  \n   suite',
    'fleuve.Il est 10h. 12.5 % & <b> "x" \'y\' — tiret – etc.ci snake-case',
    '+ 225 07 00 00\n1) un\n+ deux\n2024.\n-\n5 > 3',
    '',
  ])('%j stands as it was typed', (text) => {
    expect(htmlOf(text)).toBe(paragraphsOf(text));
    expect(plainOf(text)).toBe(text);
  });

  it.each(['fin **x**', '**x** 1.5 - 2\n+ 225\n2) b\nfleuve.Il\n-\n#\n* * *'])(
    'is not changed by marks elsewhere in %j',
    (text) => {
      expect(htmlOf(text).replace(/<\/?strong>/g, '**')).toBe(paragraphsOf(text));
    },
  );
});

describe('without its marks', () => {
  it.each([
    ['# Titre\n**Gras** et [lien](/x)\n\n- un\n- deux', 'Titre\n\nGras et lien\n\nun\n\ndeux'],
    ['a &amp; **<b>** "c"', 'a &amp; <b> "c"'],
    ['https://example.org *ici*', 'https://example.org ici'],
  ])('%j reads %j', (text, plain) => {
    expect(plainOf(text)).toBe(plain);
  });
});

describe('a hostile text', () => {
  it.each(Object.entries(HOSTILE_TEXTS))(
    '(%s) is safe and well-formed HTML in no time',
    async (_name, text) => {
      expect(faultsOf(htmlOf(text))).toEqual([]);
      let [best, least] = [Infinity, Infinity];
      for (let round = 0; round < MOST_ROUNDS && best > MOST_MILLISECONDS; round += 1) {
        best = Math.min(best, await processorTime(() => htmlOf(text)));
        least = Math.min(least, await processorTime(() => LEAST.replace(/&/g, '&amp;')));
      }
      expect(best).toBeLessThanOrEqual(Math.max(MOST_MILLISECONDS, TIMES_LEAST * least));
    },
  );

  it('is one of sixty', () => {
    expect(Object.keys(HOSTILE_TEXTS).length).toBeGreaterThanOrEqual(60);
  });
});

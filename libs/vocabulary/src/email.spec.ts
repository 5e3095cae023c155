import { describe, expect, it } from '@jest/globals';
import { cleanEmail, emailForms, isEmail, normaliseEmail } from './email';

describe('an e-mail address', () => {
  it.each([
    ' Awa@Example.ORG ',
    'ＡＷＡ＠ＥＸＡＭＰＬＥ．ＯＲＧ',
    '𝐚𝐰𝐚@example.org',
    'ⓐwa@𝕖xample.org',
    'awa@example․org',
    'awa﹫example.org',
    'awa@ｅxample.org\u3000',
  ])('is the same as its look-alike %j', (written) => {
    expect([normaliseEmail(written), isEmail(written)]).toEqual(['awa@example.org', true]);
  });

  it.each(['İ@example.org', 'ΟΔΟΣ@example.org', '℡@example.org', 'e\u0301@example.org', 'ﬁn@example.org'])(
    'is normal once it is normalised: %j',
    (written) => {
      expect(normaliseEmail(normaliseEmail(written))).toBe(normaliseEmail(written));
    },
  );

  it('is kept as it was written but for its form', () => {
    expect(cleanEmail(' Awa.Koné＠Example.org')).toBe('Awa.Koné@Example.org');
  });

  it('may be stored as it was before forms were compatible', () => {
    expect(emailForms(' Awa@example.org')).toEqual(['awa@example.org']);
    expect(emailForms('ＡWA@example.org')).toEqual(['ａwa@example.org', 'awa@example.org']);
  });

  it.each(['awa.koné+site@example.co.uk', "o'neil_{x}@ex-ample.org", 'été@müller.example', '用户@例子.广告'])(
    'may be %s',
    (written) => {
      expect(isEmail(written)).toBe(true);
    },
  );

  it.each([
    'awa',
    'awa@example',
    '@example.org',
    'a@b@example.org',
    'awa koné@example.org',
    'awa@example.org.',
    'awa@.example.org',
    'awa@example..org',
    '.awa@example.org',
    'awa.@example.org',
    'a..wa@example.org',
    'a…wa@example.org',
    'awa@example。org',
    'awa@mail。example.org',
    `${'a'.repeat(250)}@b.ci`,
    `${'ﷺ'.repeat(20)}@b.ci`,
    `${'İ'.repeat(130)}@example.org`,
    '',
  ])('is not %j', (written) => {
    expect(isEmail(written)).toBe(false);
  });

  it.each([...'()<>[]:;,\\"；＂\u037E'])('has no %j, which a header would have to quote', (special) => {
    expect(isEmail(`a${special}wa@example.org`)).toBe(false);
    expect(isEmail(`awa@exam${special}ple.org`)).toBe(false);
    expect(isEmail(`"${special}awa"@example.org`)).toBe(false);
  });

  it.each([
    0x00, 0x09, 0x0a, 0x0d, 0x7f, 0x85, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180b, 0x180e, 0x2003,
    0x200b, 0x200c, 0x200d, 0x200e, 0x202e, 0x2028, 0x2060, 0x2063, 0x2066, 0x2800, 0x3164, 0xd800, 0xe000,
    0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xffff, 0xe0041, 0xe0100,
  ])('hides no U+%s', (point) => {
    const hidden = String.fromCodePoint(point);
    for (const written of [
      `a${hidden}wa@example.org`,
      `awa@exam${hidden}ple.org`,
      `awa@example.o${hidden}rg`,
    ]) {
      expect(isEmail(written)).toBe(false);
    }
  });

  it.each(['\u200B', '\uFEFF', '\u00AD', '\u2060', '\uFE0F', '\u3164'])(
    'hides no %j at its ends',
    (hidden) => {
      expect([isEmail(`${hidden}awa@example.org`), isEmail(`awa@example.org${hidden}`)]).toEqual([
        false,
        false,
      ]);
    },
  );
});

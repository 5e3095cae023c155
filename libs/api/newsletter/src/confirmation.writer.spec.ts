import { describe, expect, it } from '@jest/globals';
import { FIRM_DEFAULTS, type Firm, type Locale } from '@site/vocabulary';
import { aNewsletter, tokenOf } from './testing';

const FIRM = { ...FIRM_DEFAULTS, name: 'Bureau <b>& fils</b>', email: 'bureau@example.org' };

async function letterIn(language: Locale, firm: Firm = FIRM) {
  const newsletter = aNewsletter({ firm });
  const request = { email: 'awa@example.org', source: 'resources', trap: '', client: 'one' } as const;
  await newsletter.service.subscribe({ ...request, language });
  const letter = await newsletter.lastLetter();
  if (letter === undefined) throw new Error('no letter was written');
  return { ...newsletter, letter };
}

describe('the confirmation letter', () => {
  it('is French for who reads French', async () => {
    const { letter } = await letterIn('fr', FIRM_DEFAULTS);
    expect(letter.to).toBe('awa@example.org');
    expect(letter.subject).toBe('Confirmez votre inscription à la lettre de Nzué Conseil');
    expect(letter.text).toMatch(/https:\/\/site\.test\/newsletter\/confirm\?token=[\w-]{43}\n/);
    expect(letter.text).toContain('48\u00a0heures');
    expect(letter.text).toContain('loi ivoirienne n°\u00a02013-450');
    expect(letter.html).toContain('<html lang="fr">');
  });

  it('is English for who reads English, and so are its links', async () => {
    const { letter } = await letterIn('en', FIRM_DEFAULTS);
    expect(letter.subject).toBe('Confirm your subscription to the newsletter of Nzué Conseil');
    expect(letter.text).toContain('https://site.test/en/newsletter/confirm?token=');
    expect(letter.text).toContain('https://site.test/en/newsletter/unsubscribe?token=');
    expect(letter.text).toContain('Ivorian law no. 2013-450');
    expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/désinscri|adresse|bonjour/i);
  });

  it('names the firm as its settings do, which is no markup', async () => {
    const { letter } = await letterIn('fr');
    expect(letter.text).toContain('Bureau <b>& fils</b>');
    expect(letter.html).toContain('Bureau &lt;b&gt;&amp; fils&lt;/b&gt;');
    expect(letter.html).not.toContain('<b>');
    expect(letter.text).toContain('bureau@example.org');
  });

  it('says controller, purpose and rights, and leads out', async () => {
    const { letter } = await letterIn('fr', FIRM_DEFAULTS);
    for (const part of ['responsable du traitement', 'uniquement', 'effacer', 'désinscrire', '/privacy']) {
      expect(letter.text).toContain(part);
      expect(letter.html).toContain(part);
    }
  });

  it.each([
    ['fr', 'Nzué Conseil, Cocody, Abidjan, est responsable', 'formulaire de contact de notre site.'],
    ['en', 'Nzué Conseil, Cocody, Abidjan, is the data controller', 'contact form of our site.'],
  ] as const)('is worded without what nobody has given (%s)', async (language, controller, form) => {
    const { letter } = await letterIn(language, FIRM_DEFAULTS);
    for (const said of [letter.text, letter.html]) {
      expect(said).toContain(controller);
      expect(said).toContain(form);
      expect(said).not.toMatch(/null|undefined|compléter|completed|@/);
    }
    const known = { ...FIRM_DEFAULTS, email: 'bureau@eaux.test', address_fr: '12 rue des Jardins' };
    const { text } = (await letterIn(language, known)).letter;
    expect(text).toContain('bureau@eaux.test');
    expect(text).toContain('Nzué Conseil, 12 rue des Jardins, ');
  });

  it('can be unsubscribed from with one click (RFC 8058), by the token of its own link', async () => {
    const { letter } = await letterIn('en', FIRM_DEFAULTS);
    const token = tokenOf(letter.text, 'unsubscribe');
    expect(letter.headers).toEqual({
      'List-Unsubscribe': `<https://site.test/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(tokenOf(letter.text, 'confirm')).not.toBe(token);
  });

  it('is the same when it has to be sent again', async () => {
    const { letter, lastLetter } = await letterIn('fr');
    expect(await lastLetter()).toEqual(letter);
  });

  it('is not written once there is nothing to confirm', async () => {
    const { letter, service, lastLetter, writer } = await letterIn('fr');
    await service.confirm(tokenOf(letter.text, 'confirm'));
    expect(await lastLetter()).toBeUndefined();
    expect(await writer.write('01900000-0000-7000-9000-000000000000')).toEqual([]);
  });
});

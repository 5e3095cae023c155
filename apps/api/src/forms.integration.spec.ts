import { describe, expect, it } from '@jest/globals';
import type { Answer } from './testing/ask';
import { until } from './testing/running-product';
import { linkedOfSuite } from './testing/suite';

const FORM = 'application/x-www-form-urlencoded';
const { fresh, link, product } = linkedOfSuite({ environment: { RATE_LIMIT_FACTOR: '1' } });
let visitors = 0;

/** An address of one visitor behind the proxy. */
const aVisitor = (): string => `198.51.100.${(visitors += 1)}`;

interface Typed {
  readonly nom?: string;
  readonly email?: string;
  readonly message?: string;
  readonly [other: string]: string | undefined;
}

const formOf = (typed: Typed): string =>
  new URLSearchParams({ nom: 'Awa Koné', email: 'awa@example.org', message: 'Bonjour', ...typed }).toString();

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = { 'Content-Type': FORM, 'X-Forwarded-For': aVisitor(), ...headers };
  return product.ask(path, { method: 'POST', body, headers: sent });
}

async function stored(): Promise<Record<string, unknown>[]> {
  const columns = 'nom, email, organisation, telephone, sujet, message, language, status';
  return fresh.database.query(`select ${columns} from contact_messages order by created_at, id`) as never;
}

describe('the contact form without script', () => {
  it('is stored once, in the language of its page, and a reload of the answer sends nothing', async () => {
    const before = (await stored()).length;
    const visitor = { 'X-Forwarded-For': aVisitor() };
    const typed = formOf({ organisation: 'Mairie', sujet: 'Partenariat', message: 'Une ligne\r\nune autre' });
    for (const answer of [
      await post('/en/contact', typed, visitor),
      await post('/en/contact', typed, visitor),
    ]) {
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.text).toMatch(/role="status"[^>]*>.*Message sent successfully.*What you sent.*Mairie/s);
    }
    expect((await stored()).slice(before)).toEqual([
      {
        nom: 'Awa Koné',
        email: 'awa@example.org',
        organisation: 'Mairie',
        telephone: '',
        sujet: 'Partenariat',
        message: 'Une ligne\nune autre',
        language: 'en',
        status: expect.any(String),
      },
    ]);
  });

  it('that is sent twice at once is stored once, and both are told so', async () => {
    const before = (await stored()).length;
    const visitor = { 'X-Forwarded-For': aVisitor() };
    const typed = formOf({ message: 'Deux clics' });
    const answers = await Promise.all([post('/contact', typed, visitor), post('/contact', typed, visitor)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(before + 1);
  });

  it('that is refused keeps what was typed as text, with the words of each field', async () => {
    const before = await stored();
    const answer = await post(
      '/contact',
      formOf({ nom: ' ', email: 'faux', message: '</textarea><script>1' }),
    );
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store']);
    for (const text of [
      'Champs requis manquants',
      'Le nom est requis',
      'Email valide requis',
      'value="faux"',
    ]) {
      expect(answer.text).toContain(text);
    }
    expect(answer.text).toContain('&lt;/textarea&gt;&lt;script&gt;1');
    expect(answer.text).not.toContain('<script>1');
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['a line break in a name', { nom: 'Awa\r\nBcc: x@example.org' }, 422],
    ['the character 0', { nom: 'a\0b' }, 422],
    ['a message that is too long', { message: 'é'.repeat(5_001) }, 422],
    ['a megabyte', { message: 'a'.repeat(1_000_000) }, 413],
  ])('refuses %s', async (_name, typed, status) => {
    const before = await stored();
    expect((await post('/contact', formOf(typed))).status).toBe(status);
    expect(await stored()).toEqual(before);
  });

  it('takes the longest message of the widest characters', async () => {
    const message = '💧'.repeat(5_000);
    expect((await post('/contact', formOf({ message }))).status).toBe(200);
    expect((await stored()).at(-1)).toMatchObject({ message });
  });

  it('counts the visitor, not the proxy nor the product itself', async () => {
    const visitor = { 'X-Forwarded-For': aVisitor() };
    for (let sent = 1; sent <= 5; sent += 1) {
      expect((await post('/contact', formOf({ message: `no. ${sent}` }), visitor)).status).toBe(200);
    }
    const before = await stored();
    const sixth = await post('/contact', formOf({ message: 'no. 6' }), visitor);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(sixth.text).toMatch(/Une erreur s’est produite. Veuillez réessayer\..*no\. 6<\/textarea>/s);
    expect(await stored()).toEqual(before);
    expect((await post('/contact', formOf({ message: 'no. 7' }))).status).toBe(200);
  });

  it('has what was typed still in it while the database is down', async () => {
    // A page that was read once knows the firm.
    await product.ask('/contact');
    await link.cut();
    const answer = await post('/contact', formOf({ message: 'Gardez ceci' }));
    await link.mend();
    expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.text).toMatch(/Une erreur s’est produite. Veuillez réessayer\..*Gardez ceci<\/textarea>/s);
    await until(async () => (await product.ask('/health/ready')).status === 200, 12_000);
  });
});

describe('what an address brings along', () => {
  it('is a subject as plain text, on a page that nobody else is shown', async () => {
    const asked = encodeURIComponent(`"><script>window.__xss=1</script>${'é'.repeat(300)}`);
    const page = await product.ask(`/contact?sujet=${asked}`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;window.__xss=1&lt;/script&gt;é');
    expect(page.text).not.toContain('<script>window.__xss');
    expect(/ name="sujet" value="([^"]*)"/.exec(page.text)?.[1]?.replace(/&\w+;/g, '<')).toHaveLength(200);
    expect((await product.ask('/contact')).headers['cache-control']).toContain('public');
  });
});

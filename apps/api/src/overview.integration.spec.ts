import { describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS, type Kind } from '@site/vocabulary';
import { refusalOf, type Asked } from './testing/ask';
import { aMember } from './testing/people';
import { startProduct } from './testing/product';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const editor = administratorOf(product);

const call = (path: string, asked: Asked = {}) =>
  product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
const created = async ({ url, ...kind }: Kind, changes: object) =>
  String((await call(url, { body: sampleOf({ url, ...kind }, changes as never) })).body['id']);
const [PROJECTS, , PARTNERS] = CONTENT_KINDS;
const write = (nom: string, message = 'Bonjour', sujet = '') =>
  product.ask('/api/v1/contact-messages', { body: { nom, email: 'yao@example.org', message, sujet } });

describe('the overview', () => {
  const overview = async () => (await call('admin/overview')).body;

  it('names the five records that were changed last, of all kinds, with the person', async () => {
    const ids: string[] = [];
    for (const kind of [...CONTENT_KINDS, ...CONTENT_KINDS]) ids.push(await created(kind, {}));
    const headers = { 'If-Match': '*' };
    const body = sampleOf(PROJECTS, { title_fr: 'Digue', title_en: 'Levee' });
    await call(`projects/${ids[0]}`, { method: 'PUT', headers, body });
    const changes = (await overview())['changes'] as { id: string; kind: string }[];
    expect(changes.map(({ id }) => id)).toEqual([ids[0], ids[7], ids[6], ids[5], ids[4]]);
    expect(changes[0]).toMatchObject({
      kind: 'projects',
      title_fr: 'Digue',
      title_en: 'Levee',
      changed_by: 'Awa Koné',
    });
    expect(changes[0]).toHaveProperty('changed_at', expect.stringMatching(/^\d{4}-.+Z$/));
    // A kind with one name has it in both languages.
    expect(changes[2]).toMatchObject({ kind: 'partners', title_en: sampleOf(PARTNERS)['name'] });
  });

  it('has the messages that nobody has handled first, and no spam', async () => {
    for (const nom of ['Un', 'Deux', 'Trois']) await write(nom);
    const { items } = (await call('admin/messages')).body as { items: { id: string; version: number }[] };
    const file = (place: number, act: string) => {
      const { id, version } = items[place]!;
      return call('admin/messages/bulk', { body: { act, records: [{ id, version }] } });
    };
    await file(0, 'handled');
    await file(1, 'spam');
    await write('Quatre');
    const messages = (await overview())['messages'] as { nom: string; status: string }[];
    expect(messages.map(({ nom, status }) => [nom, status])).toEqual([
      ['Quatre', 'new'],
      ['Un', 'new'],
      ['Trois', 'handled'],
    ]);
  });

  it('counts new messages, and those of them that nobody has opened', async () => {
    const { items } = (await call('admin/messages?status=new')).body as { items: { id: string }[] };
    const counts = async () => (await call('admin/counts')).body;
    const before = await counts();
    await call(`admin/messages/${items[0]!.id}/read`, { method: 'POST' });
    expect([before, await counts()]).toMatchObject([
      { new_messages: 2, unread_messages: 2 },
      { new_messages: 2, unread_messages: 1 },
    ]);
  });

  it('counts accounts without rights, and letters that nothing sends', async () => {
    const before = await overview();
    await aMember(product);
    await write('Cinq');
    expect(await overview()).toMatchObject({
      waiting_accounts: Number(before['waiting_accounts']) + 1,
      waiting_letters: Number(before['waiting_letters']) + 1,
      sends_mail: false,
    });
  });

  it('says when the last backup was, whether it is late, and how many files it lacks', async () => {
    const backup = async () => {
      const { last_backup_at: at, backup_is_late: late, ...more } = await overview();
      return [at, late, more['backs_up_nightly'], more['last_backup_missing']];
    };
    const finished = (ago: string, missing: number) =>
      product.query(
        `insert into backups (finished_at, bytes, files, missing) values (now() - $1::interval, 1, 9, $2)`,
        [ago, missing],
      );
    expect(await backup()).toEqual([null, true, false, 0]);
    await finished('8 days 1 second', 5);
    expect(await backup()).toEqual([expect.stringMatching(/^\d{4}-.+Z$/), true, false, 5]);
    await finished('7 days', 2);
    expect(await backup()).toEqual([expect.stringMatching(/^\d{4}-.+Z$/), false, false, 2]);
    const nightly = await startProduct({ sharing: product, environment: { BACKUP_DIR: product.dataDir } });
    try {
      const { body } = await nightly.ask('/api/v1/admin/overview', { token: editor.token });
      expect(body).toMatchObject({ backup_is_late: true, backs_up_nightly: true });
    } finally {
      await nightly.stop();
    }
  });
});

describe('a search everywhere', () => {
  const find = async (q: string) =>
    (await call(`admin/search?q=${encodeURIComponent(q)}`)).body['items'] as Record<string, string>[];

  it('finds five of each kind without accents, the name before the text, then the newest', async () => {
    const inText = await created(PROJECTS, { description_fr: 'Près du barrage de Kossou.' });
    const named = await created(PROJECTS, { title_fr: 'Barrage de Kossou' });
    const partner = await created(PARTNERS, { name: 'Les amis de KOSSOU' });
    const later: string[] = [];
    for (let count = 0; count < 5; count += 1) later.unshift(await created(PROJECTS, { location: 'Kossou' }));
    await write('Yao', 'Bonjour de Kössou', 'Devis');
    const found = await find('kossou');
    expect(found.map(({ kind, id }) => (kind === 'messages' ? kind : id))).toEqual([
      named,
      ...later.slice(0, 4),
      partner,
      'messages',
    ]);
    expect(found.at(-1)).toMatchObject({ title_fr: 'Yao', title_en: 'Yao', detail: 'Devis' });
    expect((await find('kone EXAMPLE'))[0]).toMatchObject({
      kind: 'users',
      title_fr: 'Awa Koné',
      detail: expect.stringMatching(/@example\.org$/),
    });
    expect((await find('barrage kossou')).map(({ id }) => id)).toEqual([named, inText]);
  });

  it('takes what is typed as it is', async () => {
    expect(await find('100 % \' " \\ _')).toEqual([]);
    for (const query of [
      '',
      '?q=',
      '?q=%20',
      `?q=${'x'.repeat(101)}`,
      '?q=a%00',
      '?q=a&kind=projects',
      '?q=a&q=b',
    ])
      expect(refusalOf(await call(`admin/search${query}`))).toBe('400 invalid_parameter');
  });
});

import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import request from 'supertest';
import { aMessage, messagesApp } from './testing';

const SEND = '/api/v1/contact-messages';
const INBOX = '/api/v1/admin/messages';
const asAdministrator = { Authorization: 'Bearer administrator' };
const body = { nom: 'Awa Koné', email: 'awa@example.org', message: 'Bonjour' };

const app = startedForEach(messagesApp);

const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  request(app.server)
    .post(SEND)
    .set(headers)
    .send({ ...body, ...changes });

async function aStored(...made: Parameters<typeof aMessage>): Promise<string> {
  const message = aMessage(...made);
  await app.stored.add(message);
  return `${INBOX}/${message.id}`;
}

describe('writing to the firm', () => {
  it('is accepted from anyone, and stored', async () => {
    const answer = await send({ sujet: '', organisation: null, website: '', seconds: 12 }).expect(202);
    expect(answer.body).toEqual({ status: 'accepted' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(app.stored.all).toMatchObject([{ ...body, sujet: '', organisation: '', status: 'new' }]);
  });

  it('begins with what a request for a quote says besides, in the order in which it is read', async () => {
    await send({ echeance: 'Mai', domaine: ' Eau et WASH ', lieu: '' }).expect(202);
    await send({ domaine: null, lieu: ' ' }).expect(202);
    const stored = app.stored.all.map(({ message }) => message);
    expect(stored).toEqual([`Domaine : Eau et WASH\nÉchéance : Mai\n\n${body.message}`, body.message]);
  });

  it('takes a message of full length beside all that a request for a quote says', async () => {
    const [message, detail] = ['💧'.repeat(5_000), '💧'.repeat(120)];
    await send({ message, domaine: detail, lieu: detail, echeance: detail }).expect(202);
    expect(app.stored.all[0]?.message).toBe(
      `Domaine : ${detail}\nLieu : ${detail}\nÉchéance : ${detail}\n\n${message}`,
    );
  });

  it.each([
    ['lieu', 'a\nb', 'one_line_expected'],
    ['domaine', 'x'.repeat(121), 'text_too_long'],
    ['echeance', 7, 'text_expected'],
  ])('refuses %s = %j of a request for a quote', async (field, value, code) => {
    const answer = await send({ [field]: value }).expect(422);
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ pointer: `/${field}`, code })]),
    );
  });

  it('notes the language of the form, else that of the request', async () => {
    await send({ language: 'en' }, { 'Accept-Language': 'fr' }).expect(202);
    await send({}, { 'Accept-Language': 'en-GB' }).expect(202);
    await send().expect(202);
    expect(app.stored.all.map(({ language }) => language)).toEqual(['en', 'en', 'fr']);
  });

  it.each([
    ['fr', ['Le nom est requis', 'Email valide requis', 'Le message est requis', 'Le sujet est requis']],
    ['en', ['Name is required', 'A valid email is required', 'Message is required', 'Subject is required']],
  ])('words every field that is missing (%s)', async (language, wording) => {
    const answer = await request(app.server)
      .post(SEND)
      .set('Accept-Language', language)
      .send({ nom: ' ', message: '\n', sujet: ' ' })
      .expect(422);
    const errors = answer.body.errors as { pointer: string; message: string }[];
    const said = ['/nom', '/email', '/message', '/sujet'].map(
      (pointer) => errors.find((error) => error.pointer === pointer)?.message,
    );
    expect(said).toEqual(wording);
    expect(app.stored.all).toEqual([]);
  });

  it.each([
    ['email', 'awa@example', 'contact_email_required'],
    ['email', 5, 'contact_email_required'],
    ['nom', 'a\nb', 'one_line_expected'],
    ['nom', 'a\u0000b', 'one_line_expected'],
    ['message', 'a\u0000b', 'character_forbidden'],
    ['message', 'x'.repeat(5_001), 'text_too_long'],
    ['sujet', 'a\rb', 'one_line_expected'],
    ['telephone', ['1'], 'text_expected'],
    ['organisation', 'x'.repeat(201), 'text_too_long'],
    ['language', 'de', 'options_expected'],
    ['status', 'handled', 'field_unknown'],
  ])('is refused for %s %j', async (field, value, code) => {
    const answer = await send({ [field]: value }).expect(422);
    expect(answer.body.errors).toMatchObject([{ pointer: `/${field}`, code }]);
    expect(app.stored.all).toEqual([]);
  });

  it.each([[{ seconds: 'soon' }], [{ seconds: null }], [{ seconds: '' }], [{ seconds: {} }]])(
    'is not refused for %j',
    async (changes) => {
      await send(changes).expect(202);
      expect(app.stored.all).toMatchObject([{ spamScore: 0 }]);
    },
  );

  it.each([[{ website: 'http://x.example' }], [{ seconds: '0.5', sujet: 'http://x.example' }]])(
    'is accepted and filed as spam for %j',
    async (changes) => {
      expect((await send(changes).expect(202)).body).toEqual({ status: 'accepted' });
      expect(app.stored.all).toMatchObject([{ status: 'spam' }]);
    },
  );

  it('needs JSON', async () => {
    await request(app.server).post(SEND).type('form').send(body).expect(415);
    expect(app.stored.all).toEqual([]);
  });

  it('is limited: the sixth message is refused, and not stored', async () => {
    for (let count = 0; count < 5; count += 1) await send().expect(202);
    const answer = await send().expect(429);
    expect(answer.body.code).toBe('rate_limited');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(app.stored.all).toHaveLength(5);
  });
});

describe('the inbox', () => {
  const get = (path: string) => request(app.server).get(path).set(asAdministrator);

  it('lists messages of one state, and counts all', async () => {
    await aStored({ nom: 'Premier' });
    await aStored({ nom: 'Robot' }, { website: 'x' });
    const answer = await get(`${INBOX}?status=spam`).expect(200);
    expect(answer.body).toMatchObject({
      total: 1,
      items: [{ nom: 'Robot', status: 'spam', excerpt: 'Bonjour, pouvez-vous nous appeler ?' }],
      counts: { new: 1, handled: 0, spam: 1 },
      matching: { new: 1, handled: 0, spam: 1 },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await get(INBOX).expect(200)).body.total).toBe(2);
  });

  it.each([
    'from=2026-02-30',
    'to=soon',
    'from=2026-01-01&from=2026-01-02',
    'status=old',
    'status=new&status=spam',
    'sort=nom',
    'colour=red',
    'limit=0',
  ])('refuses ?%s', async (query) => {
    expect((await get(`${INBOX}?${query}`).expect(400)).body.code).toBe('invalid_parameter');
  });

  it('shows one message, files it under the version that was seen, and erases it', async () => {
    const path = await aStored();
    const shown = await get(path).expect(200);
    expect([shown.headers['etag'], shown.body.status]).toEqual(['"v1"', 'new']);
    // As `fetch` asks with a tag.
    await get(path).set({ 'If-None-Match': '"v1"', 'Cache-Control': 'no-cache' }).expect(304);
    const file = (ifMatch?: string, status = 'handled') =>
      request(app.server)
        .put(path)
        .set({ ...asAdministrator, ...(ifMatch && { 'If-Match': ifMatch }) })
        .send({ status });
    await file().expect(428);
    await file('"v1"', 'old').expect(422);
    const filed = await file('"v1"').expect(200);
    expect([filed.headers['etag'], filed.body.status]).toEqual(['"v2"', 'handled']);
    expect((await file('"v1"').expect(412)).headers['etag']).toBe('"v2"');
    expect(app.stored.all[0]?.lastEdit.by).toBe('01900000-0000-7000-a000-000000000001');
    const remove = () => request(app.server).delete(path).set(asAdministrator);
    await remove().expect(428);
    await remove().set('If-Match', '"v1"').expect(412);
    await remove().set('If-Match', '"v2"').expect(204);
    expect(app.stored.all).toEqual([]);
    await get(path).expect(404);
  });

  it('notes that a message is open, once, without another version', async () => {
    const path = await aStored();
    expect((await get(path)).body).toMatchObject({ read_at: null });
    const open = () => request(app.server).post(`${path}/read`).set(asAdministrator).expect(204);
    await open();
    const { body, headers } = await get(path);
    expect([body.read_at, headers['etag']]).toEqual([expect.stringContaining('T'), '"v1"']);
    await open();
    expect((await get(path)).body.read_at).toBe(body.read_at);
    await request(app.server).post(`${INBOX}/not-a-uuid/read`).set(asAdministrator).expect(404);
  });

  it('lets a message be left unread, without another version', async () => {
    const path = await aStored();
    const mark = (verb: 'post' | 'delete') =>
      request(app.server)[verb](`${path}/read`).set(asAdministrator).expect(204);
    await mark('post');
    await mark('delete');
    await mark('delete');
    const { body, headers } = await get(path);
    expect([body.read_at, headers['etag']]).toEqual([null, '"v1"']);
    await request(app.server).delete(`${INBOX}/not-a-uuid/read`).set(asAdministrator).expect(404);
  });

  it('keeps a note of administrators, which filing leaves as it is', async () => {
    const path = await aStored();
    const revise = (version: number, sent: object) =>
      request(app.server)
        .put(path)
        .set({ ...asAdministrator, 'If-Match': `"v${version}"` })
        .send(sent);
    const noted = await revise(1, { status: 'new', note: ' Rappelée <b>lundi</b>\n' }).expect(200);
    expect(noted.body).toMatchObject({ note: 'Rappelée <b>lundi</b>', status: 'new', version: 2 });
    expect((await revise(2, { status: 'handled' }).expect(200)).body.note).toBe('Rappelée <b>lundi</b>');
    for (const note of [null, 7, 'x'.repeat(2_001), 'a\u0000b']) {
      const { body: refused } = await revise(3, { status: 'new', note }).expect(422);
      expect(refused.errors).toMatchObject([{ pointer: '/note' }]);
    }
    await revise(1, { status: 'new', note: 'stale' }).expect(412);
    expect((await revise(3, { status: 'handled', note: '' }).expect(200)).body.note).toBe('');
  });

  it('leads to the messages beside one', async () => {
    const [, middle] = [
      await aStored({ nom: 'A' }),
      await aStored({ nom: 'B' }),
      await aStored({ nom: 'C' }),
    ];
    expect((await get(`${middle}/neighbours`).expect(200)).body).toMatchObject({
      previous: { nom: 'C' },
      next: { nom: 'A' },
    });
    await get(`${middle}/neighbours?from=x`).expect(400);
    await get(`${middle}/neighbours?limit=2`).expect(400);
    await get(`${INBOX}/01900000-0000-7000-8000-00000000ffff/neighbours`).expect(404);
  });

  it('files and erases many together, as they were read', async () => {
    const paths = [await aStored(), await aStored({ nom: 'Yao' })];
    const records = paths.map((path) => ({ id: path.slice(INBOX.length + 1), version: 1 }));
    const bulk = (sent: object) => request(app.server).post(`${INBOX}/bulk`).set(asAdministrator).send(sent);
    expect((await bulk({ act: 'handled', records }).expect(200)).body).toEqual({ done: 2 });
    const { items } = (await get(INBOX)).body as { items: { status: string; version: number }[] };
    expect(items).toMatchObject([
      { status: 'handled', version: 2 },
      { status: 'handled', version: 2 },
    ]);
    expect((await bulk({ act: 'erase', records }).expect(422)).body.errors).toMatchObject([
      { pointer: '/records/0', code: 'record_changed' },
      { pointer: '/records/1', code: 'record_changed' },
    ]);
    await bulk({ act: 'erase', records: items.map((one) => ({ ...one, version: 2 })) }).expect(422);
    await bulk({ act: 'forget', records }).expect(422);
    await bulk({ act: 'erase', records: records.map(({ id }) => ({ id, version: 2 })) }).expect(200);
    expect(app.stored.all).toEqual([]);
  });

  it.each(['not-a-uuid', '01900000-0000-7000-8000-00000000ffff'])('does not find %s', async (id) => {
    await get(`${INBOX}/${id}`).expect(404);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { anEdit, describeRepository } from '@site/api-kernel/testing';
import { MikroOrmRepository } from '@site/api-platform/persistence';
import { ContactMessage } from './domain/contact-message';
import { ContactMessageSchema } from './infrastructure/persistence/message.mapping';
import { MessageReader, type MessageListRequest } from './infrastructure/persistence/message.reader';
import { PostgresReadMarks } from './infrastructure/persistence/postgres.read-marks';
import { aMessage } from './testing';

const fresh = databaseOfSuite([ContactMessageSchema]);

beforeEach(() => fresh.database.query('delete from contact_messages'));

const repository = () => new MikroOrmRepository(fresh.orm, ContactMessage);
const reader = () => new MessageReader(fresh.database);
const namesOf = async (request: Partial<MessageListRequest>) =>
  (await reader().list({ size: 100, ...request })).items.map(({ nom }) => nom);

async function stored(...made: Parameters<typeof aMessage>[]): Promise<ContactMessage[]> {
  const messages = made.map((parts) => aMessage(...parts));
  for (const message of messages) await repository().add(message);
  return messages;
}

describe('messages in PostgreSQL', () => {
  describeRepository({
    repository,
    entity: () => aMessage(),
    revise: (message) => message.file('handled', anEdit(new Date('2026-03-02T09:00:00.000Z'))),
  });

  it('leave nothing behind when they are erased', async () => {
    const [message] = await stored([{ nom: 'Introuvable Désormais' }]);
    await repository().remove(message!);
    expect(await fresh.database.query('select from contact_messages')).toEqual([]);
  });
});

describe('reading messages as rows', () => {
  it('shows one in full, with its version', async () => {
    const [message] = await stored([{ sujet: 'Devis', language: 'en', message: 'a'.repeat(5_000) }]);
    expect(await reader().one(message!.id)).toEqual({
      id: message!.id,
      nom: 'Awa Koné',
      email: 'awa@example.org',
      organisation: '',
      telephone: '',
      sujet: 'Devis',
      message: 'a'.repeat(5_000),
      language: 'en',
      status: 'new',
      spam_score: 0,
      created_at: message!.createdAt.toISOString().replace('Z', '000Z'),
      read_at: null,
      note: '',
      version: 1,
    });
    expect(await reader().one('01900000-0000-7000-8000-00000000ffff')).toBeUndefined();
  });

  it('lists newest first, the beginning of each, and says where it was cut', async () => {
    await stored([{ nom: 'A', message: 'x'.repeat(160) }], [{ nom: 'B', message: `${'💧'.repeat(160)}!` }]);
    const { items, total } = await reader().list({ size: 10 });
    expect([total, items.map(({ nom, excerpt }) => [nom, excerpt])]).toEqual([
      2,
      [
        ['B', `${'💧'.repeat(160)}…`],
        ['A', 'x'.repeat(160)],
      ],
    ]);
  });

  it('finds by who wrote and by what is said, without case and accents', async () => {
    await stored(
      [{ nom: 'Awa Koné', organisation: 'Mairie fictive', telephone: '07 01 02' }],
      [{ nom: 'Yao', email: 'yao@example.org', sujet: 'Réseau', message: '100 % d’eau' }],
    );
    for (const search of ['kone', 'MAIRIE', '07 01', 'awa@'])
      expect(await namesOf({ search })).toEqual(['Awa Koné']);
    for (const search of ['reseau', "d'eau", '100 %', 'yao@example']) {
      expect(await namesOf({ search })).toEqual(['Yao']);
    }
    for (const search of ['_', 'kone reseau', `'); drop table contact_messages;--`]) {
      expect(await namesOf({ search })).toEqual([]);
    }
  });

  it('filters by state and counts all states, whatever is shown', async () => {
    const [, handled] = await stored([{ nom: 'A' }], [{ nom: 'B' }], [{ nom: 'C' }, { website: 'x' }]);
    expect(await reader().counts()).toEqual({ new: 2, handled: 0, spam: 1 });
    const messages = repository();
    const loaded = await messages.get(handled!.id);
    loaded.file('handled', anEdit());
    await messages.save(loaded);
    expect(await reader().counts()).toEqual({ new: 1, handled: 1, spam: 1 });
    expect(await namesOf({ status: 'new' })).toEqual(['A']);
    expect(await namesOf({ status: 'handled' })).toEqual(['B']);
    expect(await namesOf({ status: 'spam', search: 'c' })).toEqual(['C']);
    expect(await namesOf({})).toEqual(['C', 'B', 'A']);
  });

  it('filters by days, whole ones, and counts what matches in each state', async () => {
    const messages = await stored(
      [{ nom: 'A' }],
      [{ nom: 'B' }],
      [{ nom: 'C', message: 'Devis' }, { website: 'x' }],
    );
    const moments = ['2026-03-09T23:59:59.999Z', '2026-03-10T00:00:00Z', '2026-03-10T23:59:59.999Z'];
    for (const [index, { id }] of messages.entries()) {
      const values = [id, moments[index]];
      await fresh.database.query('update contact_messages set created_at = $2 where id = $1', values);
    }
    expect(await namesOf({ from: '2026-03-10', to: '2026-03-10' })).toEqual(['C', 'B']);
    expect(await namesOf({ to: '2026-03-09' })).toEqual(['A']);
    expect(await namesOf({ from: '2026-03-11' })).toEqual([]);
    expect(await namesOf({ from: '2026-03-10', to: '2026-03-09' })).toEqual([]);
    expect(await reader().counts({ from: '2026-03-10' })).toEqual({ new: 1, handled: 0, spam: 1 });
    expect(await reader().counts({ search: 'devis', to: '2026-03-10' })).toEqual({
      new: 0,
      handled: 0,
      spam: 1,
    });
  });

  it('finds what is beside a message among those that match, also when it does not itself', async () => {
    const [a, spam, b, c] = await stored(
      [{ nom: 'A' }],
      [{ nom: 'Robot' }, { website: 'x' }],
      [{ nom: 'B', sujet: 'Devis' }],
      [{ nom: 'C' }],
    );
    const beside = async (message: ContactMessage | undefined, filters = {}) => {
      const found = await reader().beside(message!.id, filters);
      return [found?.previous?.nom, found?.next?.nom];
    };
    expect(await beside(b)).toEqual(['C', 'Robot']);
    expect(await beside(b, { status: 'new' })).toEqual(['C', 'A']);
    expect(await beside(spam, { status: 'new' })).toEqual(['B', 'A']);
    expect(await beside(c, { search: 'devis' })).toEqual([undefined, 'B']);
    expect(await beside(a, { status: 'new', to: '2026-01-01' })).toEqual([undefined, undefined]);
    expect(await reader().beside('01900000-0000-7000-8000-00000000ffff', {})).toBeUndefined();
  });

  it('knows which were opened, since when, and their version stays', async () => {
    const [message] = await stored([{}]);
    const marks = new PostgresReadMarks(fresh.database);
    await marks.set(message!.id);
    const { read_at: first, version } = (await reader().one(message!.id))!;
    expect([first, version]).toEqual([expect.stringMatching(/^\d{4}-.*Z$/), 1]);
    await marks.set(message!.id);
    expect((await reader().one(message!.id))!.read_at).toBe(first);
    await marks.unset(message!.id);
    expect(await reader().one(message!.id)).toMatchObject({ read_at: null, version: 1 });
    for (const mark of ['set', 'unset'] as const)
      await expect(marks[mark]('01900000-0000-7000-8000-00000000ffff')).rejects.toThrow('not_found');
  });

  it('finds by the internal note', async () => {
    const [message] = await stored([{ nom: 'A' }], [{ nom: 'B' }]);
    const messages = repository();
    const loaded = await messages.get(message!.id);
    loaded.annotate('Rappelée lundi');
    await messages.save(loaded);
    expect(await namesOf({ search: 'rappelee' })).toEqual(['A']);
    expect((await reader().one(message!.id))!.note).toBe('Rappelée lundi');
  });
});

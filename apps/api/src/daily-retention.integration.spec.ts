import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Tally } from '@site/api-kernel';
import { setTimeout as pause } from 'node:timers/promises';
import { DailyRetention } from './daily-retention';
import { HeldPersonalData } from './held-personal-data';
import { RetentionTurn } from './retention-turn';
import { startProduct, type Product } from './testing/product';
import { until } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';

jest.setTimeout(60_000);

const SOON = { first: 5, next: 60_000, afterFailure: 5 };
const NOTHING: Tally = { contact_messages: 0 };

let product: Product;
let lines: { readonly level: string; readonly facts: object; readonly message: string }[];
let started: DailyRetention[];

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  [lines, started] = [[], []];
  await product.query('delete from contact_messages');
});
afterEach(() => Promise.all(started.map((retention) => retention.onModuleDestroy())));

/** One instance of several, that erases as it is told, or what the product holds. */
function anInstance(expire?: () => Promise<Tally>, waits = SOON): DailyRetention {
  const instance = new DailyRetention({
    held: expire === undefined ? product.app.get(HeldPersonalData) : { expire },
    turn: new RetentionTurn(product.database.database),
    log: {
      log: (facts, message) => void lines.push({ level: 'info', facts, message }),
      error: (facts, message) => void lines.push({ level: 'error', facts, message }),
    },
    waits,
  });
  started.push(instance);
  instance.onApplicationBootstrap();
  return instance;
}
const lineCount = (count: number) => until(async () => lines.length >= count, 5_000);

async function past(ago: string, message: string): Promise<void> {
  const body = aContactMessage({ message, email: `${message}@example.org` });
  expect((await product.ask('/api/v1/contact-messages', { body })).status).toBe(202);
  await product.query(
    'update contact_messages set created_at = now() - $1::interval, edited_at = now() where message = $2',
    [ago, message],
  );
}

describe('a product that runs', () => {
  it('erases what was held for its time, keeps the rest, and says in one line how much', async () => {
    await past('3 years 1 day', 'older');
    await past('3 years -1 day', 'younger');
    await product.query(
      `insert into outgoing_letters (kind, about, created_at)
       values ('contact_message', gen_random_uuid(), now() - interval '3 days 1 minute')`,
    );
    anInstance();
    await lineCount(1);
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'personal data past its time erased',
        facts: expect.objectContaining({ contact_messages: 1, outgoing_letters: 1, sessions: 0 }),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('example.org');
    expect(await product.query('select message from contact_messages')).toEqual([{ message: 'younger' }]);
  });

  it('has this among its services, so that it begins and ends with it', () => {
    expect(product.app.get(DailyRetention)).toBeInstanceOf(DailyRetention);
  });

  it('does so again after a day', async () => {
    anInstance(async () => NOTHING, { ...SOON, next: 5 });
    await lineCount(3);
  });

  it('says what went wrong and tries again', async () => {
    let tries = 0;
    anInstance(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no database');
      return NOTHING;
    });
    await lineCount(2);
    expect(lines.map(({ level }) => level)).toEqual(['error', 'info']);
  });

  it('leaves the work to another instance that is at it', async () => {
    let [runs, atOnce, most] = [0, 0, 0];
    const expire = async (): Promise<Tally> => {
      runs += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await pause(300);
      atOnce -= 1;
      return NOTHING;
    };
    for (let count = 0; count < 3; count += 1) anInstance(expire);
    await lineCount(1);
    expect([runs, most, lines.length]).toEqual([1, 1, 1]);
  });

  it('outlives the loss of the connection that holds its turn, and lets others have theirs', async () => {
    anInstance(async () => {
      await product.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`,
      );
      await pause(50);
      return NOTHING;
    });
    await lineCount(1);
    anInstance(async () => NOTHING);
    await lineCount(2);
    expect(lines.map(({ level }) => level)).toEqual(['info', 'info']);
  });

  it('waits at its end for what is under way, and begins nothing afterwards', async () => {
    let [runs, done] = [0, 0];
    const instance = anInstance(
      async () => {
        runs += 1;
        await pause(100);
        done += 1;
        return NOTHING;
      },
      { ...SOON, next: 5 },
    );
    await until(async () => runs === 1, 5_000);
    await instance.onModuleDestroy();
    await pause(50);
    expect([runs, done]).toEqual([1, 1]);
  });
});

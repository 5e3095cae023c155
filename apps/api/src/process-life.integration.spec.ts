import { createServer, connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { databaseOfSuite, emptyDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import { startTemporaryCluster } from '@site/embedded-postgres';
import { SECRET } from './testing/forged-token';
import { patient } from './testing/patience';
import { aMember, anAdministrator, PASSWORD, personOf, someone } from './testing/people';
import { runBuilt, startBuilt, until } from './testing/running-product';
import { aProject } from './testing/sample-content';

// Each test starts processes.
const fresh = databaseOfSuite();

const valid = () => ({
  NODE_ENV: 'production',
  DATABASE_URL: fresh.appUrl,
  MIGRATION_DATABASE_URL: fresh.ownerUrl,
});

describe('a start with wrong settings', () => {
  it.each([
    ['no secret', { JWT_SECRET: '' }, ['JWT_SECRET']],
    ['a short secret', { JWT_SECRET: 'k7Wm2Zr9Xt4Lb6Nc1Vk8Hd5' }, ['JWT_SECRET']],
    ['an example secret', { JWT_SECRET: 'change-me-change-me-change-me-change-me' }, ['JWT_SECRET']],
    ['no database', { DATABASE_URL: '' }, ['DATABASE_URL']],
    ['proxies that are no addresses', { TRUST_PROXY: '10.0.0.256' }, ['TRUST_PROXY']],
    ['an address of another machine', { HOST: '203.0.113.7' }, ['HOST']],
    ['an address that is none', { HOST: '10.255.1.300' }, ['HOST']],
    ['an address that cannot be listened on', { HOST: 'fe80::1' }, ['HOST']],
    [
      'many wrong values at once',
      {
        PORT: 'eighty-thousand',
        PUBLIC_URL: 'ftp://user-name@host',
        CORS_ORIGINS: 'https://good.test,bad-origin',
        JWT_SECRET: 'tooshort-value',
        RATE_LIMIT_FACTOR: 'minus-one',
        ADMIN_EMAIL: 'no-address',
        LOG_LEVEL: 'verbose-level',
      },
      ['PORT', 'PUBLIC_URL', 'CORS_ORIGINS', 'JWT_SECRET', 'RATE_LIMIT_FACTOR', 'ADMIN_EMAIL', 'LOG_LEVEL'],
    ],
  ])('%s ends at once, names them all and prints no value', async (_, environment, names) => {
    const { code, output, milliseconds } = await runBuilt('main', [], { ...valid(), ...environment });
    expect(code).toBe(1);
    expect(milliseconds).toBeLessThan(patient(5_000));
    for (const name of names) expect(output).toContain(name);
    for (const value of Object.values(environment).filter(Boolean)) expect(output).not.toContain(value);
    expect(output).not.toContain(SECRET);
  });

  it.each(['/proc/nope', '/sys/nope/deeper', '/dev/null/nope'])(
    'a data folder that cannot be ends it with a sentence: %s',
    async (folder) => {
      const { code, output, milliseconds } = await runBuilt('main', [], { ...valid(), DATA_DIR: folder });
      expect(code).toBe(1);
      expect(output).toMatch(/^Écriture impossible dans DATA_DIR \S+ \(\w+\) — DATA_DIR is not writable\n$/);
      expect(milliseconds).toBeLessThan(patient(5_000));
    },
  );

  it('a port that is taken ends it with a sentence, before it touches the database', async () => {
    const empty = await emptyDatabase();
    const holder = createServer();
    await new Promise<void>((resolve) => void holder.listen(0, '127.0.0.1', resolve));
    const port = String((holder.address() as AddressInfo).port);
    const { code, output, milliseconds } = await runBuilt('main', [], {
      ...valid(),
      DATABASE_URL: empty.appUrl,
      MIGRATION_DATABASE_URL: empty.ownerUrl,
      PORT: port,
    });
    holder.close();
    const client = new Client(empty.ownerUrl);
    await client.connect();
    expect((await client.query(`select to_regclass('projects') as made`)).rows).toEqual([{ made: null }]);
    await client.end();
    await empty.drop();
    expect(code).toBe(1);
    expect(milliseconds).toBeLessThan(patient(5_000));
    expect(output).toContain(`port ${port} is already in use`);
    expect(output).not.toMatch(/\n\s+at /);
  });
});

describe('the end of a process', () => {
  it('lets requests end that are under way, takes no new ones and is clean', async () => {
    const product = await startBuilt(fresh);
    const body = someone();
    const under = Array.from({ length: 8 }, (_, index) =>
      product.ask('/api/v1/auth/sign-up', { body: { ...body, email: `${index}.${body.email}` } }),
    );
    // Hashing takes its turns: when one is done, the others wait for theirs.
    await Promise.race(under);
    product.signal('SIGTERM');
    const answers = await Promise.all(under);
    expect(answers.map(({ status }) => status)).toEqual(under.map(() => 201));
    const { code, output, milliseconds } = await product.ended;
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(patient(30_000));
    expect(output).not.toMatch(/"level":"(error|fatal)"/);
    await expect(product.ask('/health/live')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is the same for SIGINT', async () => {
    const product = await startBuilt(fresh);
    product.signal('SIGINT');
    expect((await product.ended).code).toBe(0);
  });

  it('says that it is not ready while a connection is still open, and a second signal ends it', async () => {
    const product = await startBuilt(fresh);
    const socket = connect(product.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 100\r\n\r\n{');
    const kept = connect(product.port, '127.0.0.1');
    let answer = '';
    kept.setEncoding('utf8').on('error', () => undefined);
    kept.on('data', (text: string) => (answer += text));
    await pause(100);
    product.signal('SIGTERM');
    await pause(50);
    kept.write('GET /health/ready HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(async () => answer.includes('\r\n\r\n'), 3_000);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    const begun = performance.now();
    product.signal('SIGTERM');
    const { code } = await product.ended;
    expect(code).not.toBe(0);
    expect(performance.now() - begun).toBeLessThan(patient(2_000));
    socket.destroy();
    kept.destroy();
  });
});

describe('what was answered with success', () => {
  it('is there after the process was killed', async () => {
    const product = await startBuilt(fresh);
    const { token } = await anAdministrator(product, fresh.database.query);
    const created = await product.ask('/api/v1/projects', { body: aProject(), token });
    product.signal('SIGKILL');
    expect(created.status).toBe(201);
    expect((await product.ended).signal).toBe('SIGKILL');
    const again = await startBuilt(fresh);
    const found = await again.ask(`/api/v1/projects/${String(created.body['id'])}`, { token });
    expect(found.body).toEqual(created.body);
    await again.stop();
  });

  it('is there after the database was killed, and the product goes on by itself', async () => {
    const cluster = await startTemporaryCluster();
    try {
      const product = await startBuilt(cluster);
      const owner = new Client({ connectionString: cluster.ownerUrl });
      owner.on('error', () => undefined);
      await owner.connect();
      const query = async <Row>(text: string, values?: readonly unknown[]) =>
        (await owner.query(text, [...(values ?? [])])).rows as Row[];
      const { token } = await anAdministrator(product, query);
      const created = await product.ask('/api/v1/projects', { body: aProject(), token });
      const killed = cluster.pid;
      process.kill(killed, 'SIGQUIT');
      expect(created.status).toBe(201);
      // It may be back before it was asked three times: whether the loss was told is the outage suite's matter.
      await until(() => cluster.pid !== killed, 6_000);
      await until(async () => (await product.ask('/health/ready')).status === 200, 20_000);
      const found = await product.ask(`/api/v1/projects/${String(created.body['id'])}`, { token });
      expect(found.body).toEqual(created.body);
      const end = await product.stop();
      expect(end.output).not.toMatch(/unhandledRejection|uncaughtException/);
    } finally {
      await cluster.stop();
    }
  });
});

describe('two instances', () => {
  it('that start at once on an empty database migrate it once and are both ready', async () => {
    const empty = await emptyDatabase();
    try {
      const both = await Promise.all([startBuilt(empty), startBuilt(empty)]);
      const [first, second] = both;
      const person = await aMember(first!);
      expect((await second!.ask('/api/v1/auth/me', { token: person.token })).status).toBe(200);
      const ends = await Promise.all(both.map((one) => one.stop()));
      expect(ends.map(({ code }) => code)).toEqual([0, 0]);
      const migrated = ends.filter(({ output }) => output.includes('schema brought up to date'));
      expect(migrated).toHaveLength(1);
    } finally {
      await empty.drop();
    }
  });

  it('exchange the signing secret one after the other without throwing anybody out', async () => {
    const former = await startBuilt(fresh);
    const person = await aMember(former);
    await former.stop();
    const renewed = { JWT_SECRET: 'n3W-Rt8kPz5Lq1Xv7Bc4Hd9Jf2Gm6SyAe' };
    const both = await startBuilt(fresh, { environment: { ...renewed, JWT_SECRET_PREVIOUS: SECRET } });
    expect((await both.ask('/api/v1/auth/me', { token: person.token })).status).toBe(200);
    const refreshed = await both.ask('/api/v1/auth/refresh', {
      method: 'POST',
      headers: { Cookie: person.cookie },
    });
    expect(refreshed.status).toBe(200);
    await both.stop();
    const last = await startBuilt(fresh, { environment: renewed });
    expect((await last.ask('/api/v1/auth/me', { token: person.token })).status).toBe(401);
    expect((await last.ask('/api/v1/auth/me', { token: personOf(refreshed).token })).status).toBe(200);
    const body = { email: person.email, password: PASSWORD };
    expect((await last.ask('/api/v1/auth/sign-in', { body })).status).toBe(200);
    await last.stop();
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { nestServer } from './floor-nest.ts';

/**
 * The floors the product is compared with: node:http and nothing else.
 * `pg`: the product's queries over plain `pg`, serialised for each request; `names` are the columns that the product answers,
 * so that a kind that grows grows here, too. `nest`: the same as routes of NestJS, which does nothing besides. `memory`: fixed
 * bytes.
 */
const [mode, databaseUrl, id = '', names = ''] = process.argv.slice(2);

/** Text of UTC with microseconds, as the product answers moments. */
const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const columns = names
  .split(',')
  .map((name) =>
    name === 'created_at'
      ? `${utc(name)} as ${name}`
      : name === 'updated_at'
        ? `${utc('edited_at')} as ${name}`
        : name,
  )
  .join(', ');
const writable = [
  'title_fr',
  'title_en',
  'description_fr',
  'description_en',
  'category',
  'location',
  'date',
  'beneficiaries',
  'status',
];

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

function answer(
  response: ServerResponse,
  body: Buffer | string,
  type = 'application/json; charset=utf-8',
): void {
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

async function list(limit: number): Promise<object> {
  const [rows, totals] = await Promise.all([
    pool.query({
      name: `list-${limit}`,
      text: `select ${columns} from projects order by projects.created_at desc, id desc limit $1`,
      values: [limit + 1],
    }),
    pool.query({
      name: 'total',
      text: 'select total::int from content_totals where kind = $1',
      values: ['projects'],
    }),
  ]);
  return { items: rows.rows.slice(0, limit), total: totals.rows[0].total, next_cursor: null };
}

async function one(): Promise<object> {
  const { rows } = await pool.query({
    name: 'one',
    text: `select ${columns} from projects where id = $1`,
    values: [id],
  });
  return rows[0];
}

async function create(input: Readonly<Record<string, string>>): Promise<object> {
  const { rows } = await pool.query({
    name: 'create',
    text: `insert into projects (id, ${writable.join(', ')}, created_at, edited_at)
           values (gen_random_uuid(), ${writable.map((_, index) => `$${index + 1}`).join(', ')}, now(), now()) returning ${columns}`,
    values: writable.map((name) => input[name]),
  });
  return rows[0];
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const fixed = new Map<string, Buffer>();

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  if (mode === 'memory') {
    if (request.method === 'PUT') {
      fixed.set(path, await bodyOf(request));
      answer(response, 'kept', 'text/plain');
      return;
    }
    const body = fixed.get(path);
    if (body === undefined) response.writeHead(404).end();
    else answer(response, body);
    return;
  }
  const told = (value: object) => answer(response, JSON.stringify(value));
  if (request.method === 'POST') told(await create(JSON.parse((await bodyOf(request)).toString())));
  else if (path.includes('limit=10')) told(await list(10));
  else if (path.includes(id)) told(await one());
  else told(await list(100));
}

const server =
  mode === 'nest'
    ? await nestServer({ list, one, create })
    : createServer((request, response) => {
        serve(request, response).catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
      });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.({ type: 'ready', port: address.port });
});
process.on('disconnect', () => process.exit(0));

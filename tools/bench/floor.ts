import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * The floors the product is compared with: node:http and nothing else.
 * `pg`: the product's queries over plain `pg`, serialised for each request; `names` are the columns that the product answers,
 * so that a kind that grows grows here, too. `memory`: fixed bytes.
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

async function list(limit: number): Promise<string> {
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
  return JSON.stringify({ items: rows.rows.slice(0, limit), total: totals.rows[0].total, next_cursor: null });
}

async function one(): Promise<string> {
  const { rows } = await pool.query({
    name: 'one',
    text: `select ${columns} from projects where id = $1`,
    values: [id],
  });
  return JSON.stringify(rows[0]);
}

async function create(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const input = JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>;
  const { rows } = await pool.query({
    name: 'create',
    text: `insert into projects (id, ${writable.join(', ')}, created_at, edited_at)
           values (gen_random_uuid(), ${writable.map((_, index) => `$${index + 1}`).join(', ')}, now(), now()) returning ${columns}`,
    values: writable.map((name) => input[name]),
  });
  return JSON.stringify(rows[0]);
}

const fixed = new Map<string, Buffer>();

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  if (mode === 'memory') {
    if (request.method === 'PUT') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      fixed.set(path, Buffer.concat(parts));
      answer(response, 'kept', 'text/plain');
      return;
    }
    const body = fixed.get(path);
    if (body === undefined) response.writeHead(404).end();
    else answer(response, body);
    return;
  }
  if (request.method === 'POST') answer(response, await create(request));
  else if (path.includes('limit=10')) answer(response, await list(10));
  else if (path.includes(id)) answer(response, await one());
  else answer(response, await list(100));
}

const server = createServer((request, response) => {
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

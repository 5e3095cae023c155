import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { anAdministrator } from './testing/people';
import { aProject } from './testing/sample-content';
import { aContactMessage } from './testing/sample-message';
import { builtOfSuite } from './testing/suite';

jest.setTimeout(300_000);

const { fresh, product } = builtOfSuite();
let token: string;

beforeAll(async () => {
  ({ token } = await anAdministrator(product, fresh.database.query));
});

interface Sent {
  readonly line: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A short one that goes the same way: some ways are longer than that of a plain one, all the more on a busy machine. */
  readonly short?: Sent;
}

/** Milliseconds until the server hangs up. */
function took({ line, headers, body }: Sent): Promise<number> {
  const begun = performance.now();
  const all = {
    Host: 'a',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.concat([
    Buffer.from(`${line} HTTP/1.1\r\nConnection: close\r\n${head.join('')}\r\n`, 'latin1'),
    Buffer.from(body ?? ''),
  ]);
  return new Promise((resolve) => {
    const socket = connect(product.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('error', () => undefined).resume();
    socket.on('close', () => resolve(performance.now() - begun));
  });
}

/** The best of some tries: what a busy neighbour adds is not in all of them, what the request costs is. */
async function best(sent: Sent, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 8 && least > enough; tries += 1) least = Math.min(least, await took(sent));
  return least;
}

/** Those of the requests that take longer than a plain one of the same length, by more than `margin` milliseconds. */
async function dear(plain: Sent, others: ReadonlyMap<string, Sent>, margin: number): Promise<string[]> {
  const limit = async (usual: Sent): Promise<number> => Math.min(await best(usual, 0), 100) + margin;
  let suspects = [...others];
  let found: string[] = [];
  // A neighbour may be busy for seconds; what is dear stays so.
  for (let round = 0; round < 6 && suspects.length > 0; round += 1) {
    await pause(round * 1_000);
    const enoughAtFirst = await limit(plain);
    const asked = suspects;
    suspects = [];
    found = [];
    for (const [name, sent] of asked) {
      const enough = round === 0 ? enoughAtFirst : await limit(sent.short ?? plain);
      const least = await best(sent, enough);
      if (least <= enough) continue;
      suspects.push([name, sent]);
      found.push(`${name}: ${Math.round(least)} ms, enough are ${Math.round(enough)}`);
    }
  }
  return found;
}

// Characters and pieces that expressions over headers, addresses and texts look for.
const PIECES = [
  ' ',
  '\t',
  ',',
  ';',
  '=',
  '"',
  '\\',
  '.',
  '/',
  '-',
  '%',
  '&',
  '+',
  '@',
  '<',
  '(',
  '1',
  'a',
  '\u00a0',
];
const PAIRS = [
  ' ;',
  '; ',
  ' ,',
  '<a ',
  '[url',
  'W/',
  '"a",',
  ';q=',
  'q=0 ',
  '0-,',
  '*,',
  '::',
  '127.0.0.1,',
  '@.',
  '%20',
];
const fillings = [...PIECES, ...PAIRS];
const filled = (start: string, piece: string, bytes: number, end = 'x'): string =>
  `${start}${piece.repeat((bytes - start.length) / piece.length)}${end}`;

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ['image/avif', 'text/html'],
  'Accept-Encoding': ['', 'br', 'br;q=', 'gzip, br;q='],
  'Accept-Language': ['', 'fr;q=', 'en'],
  Authorization: ['', 'Bearer ', 'bearer a.'],
  'Cache-Control': [''],
  'Content-Type': [
    'application/json',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded;',
  ],
  'Content-Encoding': ['identity'],
  Cookie: ['', 'session=', 'a=b; session='],
  Expect: ['100-continue'],
  Forwarded: ['for='],
  Host: ['', 'a.test:', '['],
  'Idempotency-Key': [''],
  'If-Match': ['', '"v1', 'W/"'],
  'If-Modified-Since': [''],
  'If-None-Match': ['', '"', 'W/"'],
  'If-Range': ['"'],
  Origin: ['', 'http://'],
  Range: ['bytes=', 'bytes=0-'],
  'Sec-Fetch-Site': [''],
  'User-Agent': ['', 'Mozilla/5.0 (', 'curl/8 '],
  'X-Forwarded-For': ['', '10.0.0.1, '],
  'X-Forwarded-Proto': [''],
};
const PLACES = [
  'GET /',
  'GET /api/v1/projects?limit=3',
  'GET /files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg?w=640',
  'GET /api/v1/publications/019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90/download',
  'GET /api/docs/start.css',
  'POST /api/v1/auth/refresh',
  'POST /api/v1/files/project-images',
  'POST /newsletter/unsubscribe',
  'PUT /api/v1/projects/019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90',
];

/**
 * Every text stands in every header, but not at every place: the places take turns, so that each sees every header and
 * most pieces. `LINEAR_WORK=whole` asks everything of everybody, for some minutes.
 */
const whole = process.env['LINEAR_WORK'] === 'whole';
const isTurnOf = (place: number, places: number, turn: number): boolean => whole || turn % places === place;

describe('no caller occupies the product', () => {
  it.each(PLACES)('with a header of %s', async (line) => {
    const of = (header: string, value: string): Sent => ({
      line,
      headers: {
        ...(!line.startsWith('GET') && {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
        }),
        [header]: value,
      },
      ...(line.startsWith('GET') ? {} : { body: '{}' }),
    });
    const hostile = new Map<string, Sent>();
    let turn = 0;
    for (const [header, starts] of Object.entries(HEADERS)) {
      for (const start of starts) {
        for (const piece of fillings) {
          turn += 1;
          if (!isTurnOf(PLACES.indexOf(line), PLACES.length, turn)) continue;
          const sent = { ...of(header, filled(start, piece, 14_000)), short: of(header, `${start}x`) };
          hostile.set(JSON.stringify([header, start, piece]), sent);
        }
      }
    }
    expect(await dear(of('X-Plain', filled('', 'x', 14_000)), hostile, 20)).toEqual([]);
  });

  it.each(['/', '/en/projects/', '/news/', '/api/v1/projects/', '/files/project-images/', '/api/docs/'])(
    'with an address below %s',
    async (start) => {
      const of = (rest: string): Sent => ({
        line: `GET ${start}${rest.replaceAll(/[\s\u00a0]/g, '%20')}`,
        headers: {},
      });
      const hostile = new Map<string, Sent>();
      for (const piece of [...fillings, '/a', '?', '../', '%2f', 'A', ':', '#', '|', '{', '%C3%A9']) {
        hostile.set(JSON.stringify([start, piece]), of(filled('', piece, 2_500)));
        hostile.set(JSON.stringify([start, '?q=', piece]), of(`?q=${filled('', piece, 2_500)}`));
      }
      expect(await dear(of(filled('', 'x', 2_500)), hostile, 50)).toEqual([]);
    },
  );

  const ENDS: readonly (readonly [string, string])[] = [
    ['', 'x'],
    ['a@', '@'],
    ['https://a', ' x'],
    ['1', '!'],
  ];
  const BODIES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['POST /api/v1/contact-messages', aContactMessage() as Record<string, unknown>],
    ['POST /api/v1/newsletter/subscriptions', { email: 'a@example.org', consent: true, source: 'other' }],
    ['POST /api/v1/newsletter/subscriptions/confirm', { token: 'x' }],
    ['POST /api/v1/auth/sign-in', { email: 'a@example.org', password: 'x' }],
    ['POST /api/v1/auth/sign-up', { email: 'a@example.org', password: 'x', full_name: 'A' }],
    ['POST /api/v1/auth/password-reset', { email: 'a@example.org' }],
    ['POST /api/v1/auth/refresh', {}],
    ['POST /api/v1/projects', { ...aProject(), image_url: '/files/project-images/a.jpg' }],
    [
      'POST /api/v1/partners',
      { name: 'x', website_url: 'https://a.test', projects_count: '1', description_fr: 'x' },
    ],
    ['POST /api/v1/news', { title_fr: 'x', content_fr: 'x', published_at: '2026-01-01' }],
    [
      'PUT /api/v1/settings',
      { email: 'a@example.org', phone: '1', social_url: 'https://a.test', created_on: 'x' },
    ],
  ];

  it.each(BODIES)('with a body of %s', async (line, fields) => {
    const of = (changes: object): Sent => ({
      line,
      headers: { Authorization: `Bearer ${token}`, 'If-Match': '"v1"' },
      body: JSON.stringify({ ...fields, ...changes }),
    });
    const hostile = new Map<string, Sent>();
    let turn = 0;
    for (const name of Object.keys(fields)) {
      for (const piece of fillings) {
        turn += 1;
        for (const [index, [start, end]] of ENDS.entries()) {
          if (!isTurnOf(index, ENDS.length, turn)) continue;
          const text = filled(start, piece, 60_000, end);
          if (JSON.stringify(text).length > 130_000) continue;
          hostile.set(JSON.stringify([name, start, piece, end]), of({ [name]: text }));
        }
      }
    }
    const many = Array.from({ length: 25_000 }, (_, index) => [index.toString(36), 0] as const);
    hostile.set('many fields', of(Object.fromEntries(many)));
    hostile.set(
      'many items',
      of({ [Object.keys(fields)[0] ?? 'x']: Array.from({ length: 60_000 }, () => ({})) }),
    );
    expect(await dear(of({ x: filled('', 'x', 60_000) }), hostile, 600)).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', `multipart/form-data; boundary=${'a'.repeat(70)}`])(
    'with a form of type %s',
    async (type) => {
      const hostile = new Map<string, Sent>();
      const of = (body: string): Sent => ({
        line: 'POST /newsletter/unsubscribe',
        headers: { 'Content-Type': type },
        body,
      });
      for (const piece of [
        ...fillings,
        `--${'a'.repeat(70)}\r\n`,
        '\r\n',
        `\r\n--${'a'.repeat(69)}`,
        '&=',
        'token=a&',
      ])
        for (const start of [
          '',
          'token=',
          `--${'a'.repeat(70)}\r\nContent-Disposition: form-data; name="token"`,
        ])
          hostile.set(JSON.stringify([start, piece]), of(filled(start, piece, 32_000)));
      expect(await dear(of(filled('', 'x', 32_000)), hostile, 100)).toEqual([]);
    },
  );
});

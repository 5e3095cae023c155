import { CONTENT_KINDS, type Kind } from '@site/vocabulary';
import type { Answer, Asked } from './ask';
import { aJpeg, formWith } from './sample-content';
import { aContactMessage } from './sample-message';
import { sampleOf } from './sample-of-kind';

/** A write that may be repeated: what is sent under the same `turn` is the same request again. */
export interface KeyedWrite {
  readonly name: string;
  readonly by: 'api' | 'form';
  readonly status: number;
  /** Tables, or parts of them, that each get one row. */
  readonly tables: readonly string[];
  send(turn: string): Promise<Answer>;
}

type Ask = (path: string, asked: Asked) => Promise<Answer>;

const letters = (kind: string): string => `outgoing_letters where kind = '${kind}'`;
const CONTACT = ['contact_messages', letters('contact_message')];
const NEWSLETTER = ['newsletter_subscriptions', 'newsletter_letters', letters('newsletter_confirmation')];

/** One of every kind that the product knows. */
export async function keyedWrites(ask: Ask, token: string): Promise<readonly KeyedWrite[]> {
  const keyed = (path: string, turn: string, asked: Asked) =>
    ask(`/api/v1/${path}`, { ...asked, headers: { ...asked.headers, 'Idempotency-Key': `${path} ${turn}` } });
  const create = (kind: Kind): KeyedWrite => ({
    name: kind.name,
    by: 'api',
    status: 201,
    tables: [kind.name],
    send: (turn) => keyed(kind.url, turn, { token, body: sampleOf(kind) }),
  });
  const visit = (path: string, tables: readonly string[], body: (address: string) => object): KeyedWrite => ({
    name: path,
    by: 'api',
    status: 202,
    tables,
    send: (turn) => keyed(path, turn, { body: body(addressFor(turn, 'api')) }),
  });
  const post = (path: string, tables: readonly string[], fields: object): KeyedWrite => ({
    name: `form ${path}`,
    by: 'form',
    status: 200,
    tables,
    send: (turn) =>
      ask(path, {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, email: addressFor(turn, 'form') }).toString(),
      }),
  });
  const form = formWith(await aJpeg());
  return [
    ...CONTENT_KINDS.map(create),
    {
      name: 'upload',
      by: 'api',
      status: 201,
      tables: ['files'],
      send: (turn) => keyed('files/project-images', turn, { token, ...form }),
    },
    visit('contact-messages', CONTACT, (email) => aContactMessage({ email })),
    visit('newsletter/subscriptions', NEWSLETTER, (email) => ({ email, consent: true })),
    post('/contact', CONTACT, { nom: 'Awa Koné', message: 'Bonjour' }),
    post('/newsletter', NEWSLETTER, { consent: 'true' }),
  ];
}

const addressFor = (turn: string, by: string): string => `${by}.${turn.replaceAll(' ', '.')}@example.org`;

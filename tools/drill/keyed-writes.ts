import sharp from 'sharp';

/** One request that may be sent again: what it makes can be found by its `mark`. */
export interface KeyedWrite {
  readonly kind: string;
  readonly mark: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface Kind {
  /** Counts what was made, by mark. */
  readonly made: string;
  write(mark: string, token: string): Omit<KeyedWrite, 'kind' | 'mark'>;
}

const pair = (name: string, text: string) => ({ [`${name}_fr`]: text, [`${name}_en`]: text });
const record = (path: string, column: string, fields: (mark: string) => object): Kind => ({
  made: `select ${column} as mark, count(*)::int as made from ${path} group by 1`,
  write: (mark, token) => keyed(path, mark, JSON.stringify(fields(mark)), token),
});

function keyed(
  path: string,
  mark: string,
  body: string | Uint8Array,
  token?: string,
  type = 'application/json',
) {
  const headers = {
    'Content-Type': type,
    'Idempotency-Key': mark,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  return { path: `/api/v1/${path}`, headers, body };
}

function form(path: string, fields: Record<string, string>) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return { path, headers, body: new URLSearchParams(fields).toString() };
}

const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7f8a90' } })
  .jpeg()
  .toBuffer();
const BOUNDARY = 'drill-0f3c9a5e7b1d4826';

function upload(mark: string, token: string) {
  const head =
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${mark}.jpg"\r\n` +
    'Content-Type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return keyed('files/project-images', mark, body, token, `multipart/form-data; boundary=${BOUNDARY}`);
}

// A record and its letter count as one: whichever there are more of.
const messages = `select email as mark, greatest(count(distinct m.id), count(l.id))::int as made
  from contact_messages m left join outgoing_letters l on l.about = m.id group by 1`;
const subscriptions = `select email as mark, greatest(count(distinct s.id), count(l.id))::int as made
  from newsletter_subscriptions s left join newsletter_letters n on n.subscription_id = s.id
  left join outgoing_letters l on l.about = n.id group by 1`;

const visitor = { nom: 'Awa Koné', message: 'Bonjour' };

/** Whatever takes an `Idempotency-Key`, and the two forms that carry one without script. */
export const kinds: Readonly<Record<string, Kind>> = {
  projects: record('projects', 'title_fr', (mark) => ({
    ...pair('title', mark),
    ...pair('description', 'Un forage équipé.'),
    ...{ category: 'WASH', location: 'Korhogo', date: '2026', beneficiaries: '900 habitants' },
  })),
  publications: record('publications', 'title_fr', (mark) => ({
    ...pair('title', mark),
    ...pair('description', 'Mesures de trois saisons.'),
    ...{ type: 'Rapport', category: 'GIRE', language: 'FR', date: '2025' },
  })),
  partners: record('partners', 'name', (mark) => ({
    ...pair('description', 'Finance des points d’eau.'),
    ...{ name: mark, type: 'ONG', country: 'Côte d’Ivoire', projects_count: 4 },
  })),
  news: record('news', 'title_fr', (mark) => ({
    ...pair('title', mark),
    ...pair('content', 'Les travaux commencent lundi.'),
  })),
  uploads: {
    made: `select replace(original_name, '.jpg', '') as mark, count(*)::int as made from files group by 1`,
    write: upload,
  },
  messages: {
    made: messages,
    write: (mark) => keyed('contact-messages', mark, JSON.stringify({ ...visitor, email: mark })),
  },
  subscriptions: {
    made: subscriptions,
    write: (mark) => keyed('newsletter/subscriptions', mark, JSON.stringify({ email: mark, consent: true })),
  },
  'message forms': { made: messages, write: (mark) => form('/contact', { ...visitor, email: mark }) },
  'subscription forms': {
    made: subscriptions,
    write: (mark) => form('/newsletter', { email: mark, consent: 'true' }),
  },
};

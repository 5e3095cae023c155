import type { WholeProduct } from './whole-product.ts';

const RECORDS = 10_000;
const ROUNDS = 15;
/** Milliseconds that somebody may wait. */
const LIMITS = { list: 300, search: 200 };

const TEXT =
  'Bilan de la ressource, débits de crue et d’étiage, règles de partage entre usagers du barrage. '.repeat(7);
const TITLES = { title_fr: 'Étude hydrologique', title_en: 'Hydrological study' };
const PROSE = { description_fr: TEXT, description_en: TEXT };
const SAMPLES = {
  projects: {
    ...TITLES,
    ...PROSE,
    category: 'GIRE',
    location: 'Bouaflé',
    date: '2024',
    beneficiaries: '12 000 habitants',
    status: 'ongoing',
  },
  publications: { ...TITLES, ...PROSE, type: 'Guide', category: 'WASH', language: 'FR', date: '2024' },
  partners: { name: 'Fonds pour l’eau', type: 'ONG', country: 'Ghana', ...PROSE, projects_count: 4 },
  news: { ...TITLES, content_fr: TEXT, content_en: TEXT },
} as const;
const MESSAGE = { nom: 'Awa Koné', email: 'awa@example.org', sujet: 'Devis', message: TEXT };

const LISTS: Readonly<Record<string, string>> = {
  open: '',
  'last page': '&offset=RECORDS',
  'sort, last page': '&sort=-NAME&offset=RECORDS',
  'search for one': '&q=numero%204321',
  'search that all match': '&q=bilan',
};
const SEARCHES: Readonly<Record<string, string>> = {
  'one record of each kind': 'numero 4321',
  'what everything says': 'bilan usagers',
  'a word of a name': 'hydrologique',
  'a person': 'personne.77@',
  'two letters': 'ba',
  'nothing there is': 'xylophone',
};

/** How long an administrator waits at every list, and for a search everywhere, with ten thousand of everything. */
export async function office(product: WholeProduct, records = RECORDS): Promise<number> {
  await product.start();
  const headers = { Authorization: `Bearer ${await product.signIn()}` };
  const send = (path: string, body: object) =>
    fetch(`${product.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const [kind, sample] of Object.entries(SAMPLES)) {
    await send(kind, sample);
    await multiply(product, kind, records, 'name' in sample ? ['name'] : ['title_fr', 'title_en']);
  }
  await send('contact-messages', MESSAGE);
  await multiply(product, 'contact_messages', records, ['nom']);
  await multiply(product, 'users', records, ['full_name']);
  await product.query('analyze');

  let failed = 0;
  const timed = async (limit: number, name: string, path: string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const response = await fetch(`${product.url}/api/v1/${path}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const [middle, longest] = [times[ROUNDS >> 1] ?? 0, times.at(-1) ?? 0];
    if (longest > limit) failed += 1;
    console.log(`${name.padEnd(44)} ${middle.toFixed(0).padStart(4)} ms, ${longest.toFixed(0)} at most`);
  };
  for (const [list, sort] of [
    ['projects', 'title_fr'],
    ['publications', 'title_fr'],
    ['partners', 'name'],
    ['news', 'title_fr'],
    ['admin/messages', ''],
    ['admin/users', 'full_name'],
  ] as const)
    for (const [action, query] of Object.entries(LISTS)) {
      if (query.includes('NAME') && sort === '') continue;
      const asked = query.replace('NAME', sort).replace('RECORDS', String(records - 50));
      await timed(LIMITS.list, `${list}: ${action}`, `${list}?limit=50${asked}`);
    }
  await timed(LIMITS.list, 'dashboard', 'admin/overview');
  for (const [name, words] of Object.entries(SEARCHES))
    await timed(LIMITS.search, `search everywhere: ${name}`, `admin/search?q=${encodeURIComponent(words)}`);
  return failed === 0 ? 0 : 1;
}

/** Copies the one row of a table, each with a number in its names. */
async function multiply(
  product: WholeProduct,
  table: string,
  count: number,
  names: readonly string[],
): Promise<void> {
  const columns = await product.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  const listed = columns.map(({ name }) => name).join(', ');
  const own = names.map((name) => `'${name}', (row ->> '${name}') || ' numéro ' || n`);
  const unique: Readonly<Record<string, string>> = {
    slug: `'article-' || n`,
    email: table === 'users' ? `'personne.' || n || '@example.org'` : `row ->> 'email'`,
  };
  for (const { name } of columns) if (unique[name]) own.push(`'${name}', ${unique[name]}`);
  await product.query(
    `insert into ${table} (${listed}) select ${listed} from (select to_jsonb(t) as row from ${table} t limit 1) one,
       generate_series(1, $1::int) n,
       lateral jsonb_populate_record(null::${table}, row || jsonb_build_object('id', gen_random_uuid(), ${own.join(', ')}))`,
    [count],
  );
}

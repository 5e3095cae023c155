import { beforeEach, describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS } from '@site/vocabulary';
import { pointersOf, refusalOf, type Answer } from './testing/ask';
import { aMember } from './testing/people';
import { aProject } from './testing/sample-content';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PROJECTS = '/api/v1/projects';
const MARK = '\uFEFF';

const product = productOfSuite();
const awa = administratorOf(product);

beforeEach(async () => {
  for (const { name } of CONTENT_KINDS) await product.query(`delete from ${name}`);
});

async function publish(body: object, path = PROJECTS): Promise<Record<string, unknown>> {
  const answer = await product.ask(path, { body, token: awa.token });
  expect(answer.status).toBe(201);
  return answer.body;
}

const exported = (query = 'format=csv', path = PROJECTS): Promise<Answer> =>
  product.ask(`${path}/export?${query}`, { token: awa.token });

type Taken = { created: number; changed: number; unchanged: number; imported: boolean; refused: Refused[] };
interface Refused {
  readonly line: number;
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly changed_by?: string | null;
}

function send(file: string | Buffer, { dryRun = false, type = 'text/csv', path = PROJECTS } = {}) {
  const headers = { 'Content-Type': type };
  const place = `${path}/import?dry_run=${String(dryRun)}`;
  return product.ask(place, { body: file, headers, method: 'POST', token: awa.token });
}

async function take(...input: Parameters<typeof send>): Promise<Taken> {
  const answer = await send(...input);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.body as unknown as Taken;
}

const json = (records: object[]) => JSON.stringify(records);
const AS_JSON = { type: 'application/json' };
const counts = ({ created, changed, unchanged, refused, imported }: Taken) => [
  created,
  changed,
  unchanged,
  refused.length,
  imported,
];
const refusedIn = ({ refused }: Taken) => refused.map(({ line, field, code }) => `${line} ${field} ${code}`);
const titles = async () =>
  (await product.query<{ title_fr: string }>('select title_fr from projects order by id')).map(
    ({ title_fr: title }) => title,
  );

describe('an export', () => {
  it('is a table that spreadsheets read, with no formula in it', async () => {
    await publish(aProject({ title_fr: '=1+1', location: 'Bouaflé; « rive »', description_fr: 'Un\ndeux' }));
    const answer = await exported();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="projects-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const [header, row] = answer.text.split('\r\n');
    expect(header).toMatch(new RegExp(`^${MARK}id;version;title_fr;title_en;.*;hidden;english_outdated$`));
    expect(row).toMatch(/^[\da-f-]{36};1;'=1\+1;Hydrological study;/);
    expect(row).toContain('"Bouaflé; « rive »"');
  });

  it('has what the list has with the same filters, hidden records too', async () => {
    const { id } = await publish(aProject({ title_fr: 'Un', category: 'WASH' }));
    await publish(aProject({ title_fr: 'Deux', hidden: true }));
    await publish(aProject({ title_fr: 'Trois', date: '2019' }));
    const found = async (query: string) =>
      (JSON.parse((await exported(`format=json&${query}`)).text) as { title_fr: string }[]).map(
        ({ title_fr: title }) => title,
      );
    expect(await found('')).toEqual(['Un', 'Deux', 'Trois']);
    expect(await found('category=wash')).toEqual(['Un']);
    expect(await found('visibility=hidden')).toEqual(['Deux']);
    expect(await found('year=2019')).toEqual(['Trois']);
    expect(await found('q=trois')).toEqual(['Trois']);
    expect(await found(`ids=${String(id)}`)).toEqual(['Un']);
    for (const wrong of ['visibility=scheduled', 'downloads=3', 'ids=1', 'format=xml', 'limit=3']) {
      const query = wrong.startsWith('format') ? wrong : `format=csv&${wrong}`;
      expect([wrong, refusalOf(await exported(query))]).toEqual([wrong, '400 invalid_parameter']);
    }
    const { body } = await exported('format=csv&visibility=scheduled');
    expect(body['detail']).toBe('Valeurs possibles\u00A0: public, hidden');
    expect(refusalOf(await exported('format=csv', '/api/v1/wonders'))).toBe('404 not_found');
  });

  it('is for administrators, and the journal tells of it', async () => {
    const member = await aMember(product);
    const path = `${PROJECTS}/export?format=csv`;
    expect((await product.ask(path)).status).toBe(401);
    expect(refusalOf(await product.ask(path, { token: member.token }))).toBe('403 forbidden');
    await exported();
    const [deed] = await product.query('select deed, kind, done_by from journal order by at desc limit 1');
    expect(deed).toEqual({ deed: 'exported', kind: 'projects', done_by: awa.id });
  });
});

describe.each(CONTENT_KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const path = `/api/v1/${kind.url}`;

  it('come back from both formats as they went, and again change nothing', async () => {
    await publish(sampleOf(kind), path);
    await publish(sampleOf(kind, { hidden: true }), path);
    for (const [format, type] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['json', 'application/json'],
    ] as const) {
      const { text } = await exported(`format=${format}`, path);
      for (const dryRun of [true, false]) {
        expect(counts(await take(text, { type, path, dryRun }))).toEqual([0, 0, 2, 0, !dryRun]);
      }
      await product.query(`delete from ${kind.name}`);
      const { headers, text: none } = await exported('format=json', path);
      expect([headers['content-type'], JSON.parse(none)]).toEqual(['application/json', []]);
      await publish(sampleOf(kind), path);
      await publish(sampleOf(kind, { hidden: true }), path);
    }
  });
});

describe('an import', () => {
  it('of French alone marks its English, and the same file again changes nothing, the mark least of all', async () => {
    await publish(aProject({ title_fr: 'Ancien' }));
    const file = (await exported()).text.replace('Ancien', 'Nouveau');
    const marks = () => product.query('select title_fr, english_outdated from projects');
    expect(counts(await take(file))).toEqual([0, 1, 0, 0, true]);
    expect(await marks()).toEqual([{ title_fr: 'Nouveau', english_outdated: true }]);
    expect(counts(await take(file))).toEqual([0, 0, 1, 0, true]);
    const [record] = JSON.parse((await exported('format=json')).text) as { version: number }[];
    const elsewhere = { ...record, location: 'Odienné', english_outdated: false };
    expect(counts(await take(json([elsewhere]), AS_JSON))).toEqual([0, 1, 0, 0, true]);
    expect(await marks()).toEqual([{ title_fr: 'Nouveau', english_outdated: true }]);
  });

  it('reports first and keeps nothing, then does it, and again does nothing', async () => {
    const stored = await publish(aProject({ title_fr: 'Ancien' }));
    const file = `id;title_fr;title_en;description_fr;description_en;category;location;date;beneficiaries;status\r
${String(stored['id'])};Nouveau;Hydrological study;Débits et crues du fleuve.;Flows and floods of the river.;GIRE;Bouaflé;2024;12 000 habitants;ongoing\r
;Barrage;Dam;Un barrage.;A dam.;BTP;Soubré;2023;1;completed\r
`;
    const state = await product.state();
    expect(counts(await take(file, { dryRun: true }))).toEqual([1, 1, 0, 0, false]);
    expect(await product.state()).toEqual(state);
    expect(counts(await take(MARK + file))).toEqual([1, 1, 0, 0, true]);
    expect(await titles()).toEqual(['Nouveau', 'Barrage']);
    const after = await product.state();
    expect(counts(await take(file))).toEqual([0, 0, 2, 0, true]);
    expect(await product.state()).toEqual(after);
  });

  it('writes versions and the journal as a form does, and leaves what the file does not name', async () => {
    const { id } = await publish(aProject({ title_fr: 'Ancien', location: 'Man', hidden: true }));
    await take(json([{ id, title_fr: 'Nouveau' }]), AS_JSON);
    const { body } = await product.ask(`${PROJECTS}/${String(id)}`, { token: awa.token });
    expect(body).toMatchObject({ title_fr: 'Nouveau', location: 'Man', hidden: true, version: 2 });
    const versions = await product.query(
      'select version, edited_by from record_versions where record = $1 order by 1',
      [id],
    );
    expect(versions).toEqual([
      { version: 1, edited_by: awa.id },
      { version: 2, edited_by: awa.id },
    ]);
    const deeds = await product.query('select deed from journal where record = $1 order by at', [id]);
    expect(deeds.at(-1)).toEqual({ deed: 'revised' });
  });

  it('is done whole or not at all, and says line, field and reason of all that is refused', async () => {
    const stored = await publish(aProject({ title_fr: 'Là' }));
    const gone = '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90';
    const report = await take(
      json([
        aProject({ title_fr: 'Bon' }),
        aProject({ title_fr: '', status: 'lost' }),
        { id: gone, title_fr: 'x' },
        { id: stored['id'], version: 7, title_fr: 'Autre' },
        { id: stored['id'], title_fr: 'Encore' },
        aProject({ title_fr: 'Vedette', hidden: 'yes' }),
        aProject({
          title_fr: 'Photo',
          image_url: '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
        }),
      ]),
      AS_JSON,
    );
    expect(refusedIn(report)).toEqual([
      '2 title_fr title_fr_required',
      '2 status status_unknown',
      `3 id record_gone`,
      '4 id record_changed',
      '5 id record_repeated',
      '6 hidden flag_expected',
      '7 image_url file_url_foreign',
    ]);
    expect(report.refused[0]?.message).toBe('Titre français requis');
    expect(report.refused.filter((one) => 'changed_by' in one)).toMatchObject([
      { code: 'record_changed', changed_by: 'Awa Koné', message: 'Awa Koné a modifié cette fiche' },
    ]);
    expect(report.imported).toBe(false);
    expect(await titles()).toEqual(['Là']);
  });

  it.each<[string, unknown, string?]>([
    ['title_fr', 'a\u0000b', 'character_forbidden'],
    ['english_outdated', null, 'flag_expected'],
    ['id', { toString: 1 }],
    ['id', []],
    ['version', { toString: 1 }],
    ['version', [1]],
  ])('refuses %s that is %j at its field', async (field, value, code = 'value_invalid') => {
    const { id } = await publish(aProject());
    const report = await take(json([{ id, ...aProject({ location: 'Man' }), [field]: value }]), AS_JSON);
    expect(refusedIn(report)).toEqual([`1 ${field} ${code}`]);
  });

  it('refuses what a form cannot say, and empties nothing', async () => {
    const { id } = await publish(aProject({ status: 'completed', client: 'Mairie' }));
    const wrong = { status: null, client: [], image_url: false, featured: null, date: { toString: 1 } };
    const report = await take(json([aProject(wrong), { id, ...wrong }]), AS_JSON);
    const each = ['date', 'status', 'image_url', 'featured', 'client'];
    expect(report.refused.map(({ line, field }) => `${line} ${field}`)).toEqual(
      [1, 2].flatMap((line) => each.map((field) => `${line} ${field}`)),
    );
    expect(counts(await take(json([{ id, client: null, image_url: null }]), AS_JSON))[1]).toBe(1);
  });

  it('goes on after what the database itself refuses, and undoes it with the rest', async () => {
    const records = Array.from({ length: 5 }, (_, place) =>
      aProject({ title_fr: `Vedette ${place}`, featured: place !== 4 }),
    );
    const report = await take(json(records), AS_JSON);
    expect(refusedIn(report)).toEqual(['4 featured featured_full']);
    expect(report.created).toBe(4);
    expect(await titles()).toEqual([]);
  });

  it('takes what a spreadsheet makes of a table', async () => {
    const file = `title_fr,title_en,description_fr,description_en,category,location,date,beneficiaries,status,featured,hidden
"'=1+1",Dam,"Un
deux",Text,BTP,Soubré,2023,1,planned,VRAI,FAUX
,,,,,,,,,,
`;
    expect(counts(await take(file))).toEqual([1, 0, 0, 0, true]);
    const [stored] = await product.query('select title_fr, description_fr, featured, hidden from projects');
    expect(stored).toEqual({ title_fr: '=1+1', description_fr: 'Un\ndeux', featured: true, hidden: false });
  });

  it.each<[string | Buffer, string, string?]>([
    ['title_fr;downloads\r\nx;3', '/downloads', 'unknown_field'],
    ['title_fr;title_fr\r\nx;3', ''],
    ['title_fr;title_en\r\nx', '/2'],
    ['title_fr\r\n"x', '/2'],
    [Buffer.from([0x74, 0x0a, 0xc3, 0x28]), ''],
  ])('refuses %j as a whole', async (file, pointer, code = 'validation_failed') => {
    const answer = await send(file);
    expect([refusalOf(answer), pointersOf(answer)]).toEqual([`422 ${code}`, [pointer]]);
  });

  it('takes a thousand records and five megabytes at most, as a table or as JSON', async () => {
    const named = (count: number) => json(Array.from({ length: count }, () => ({ title_fr: '' })));
    expect((await take(named(1_000), { ...AS_JSON, dryRun: true })).refused[0]?.line).toBe(1);
    const more = await send(named(1_001), AS_JSON);
    expect(refusalOf(more)).toBe('422 validation_failed');
    expect(String((more.body['errors'] as Refused[])[0]?.message)).toContain('1000');
    const large = 'x'.repeat(5 * 1024 * 1024 - 11);
    expect((await send(`title_fr\r\n${large}\r\n`, { dryRun: true })).status).not.toBe(200);
    expect(refusalOf(await send(`title_fr\r\n${large}12\r\n`))).toBe('413 payload_too_large');
    expect(refusalOf(await send('x', { type: 'text/plain' }))).toBe('415 unsupported_media_type');
    expect(refusalOf(await send('{', AS_JSON))).toBe('400 malformed_json');
    expect(refusalOf(await send('', AS_JSON))).toBe('400 body_required');
  });

  it('is for administrators', async () => {
    const member = await aMember(product);
    const asked = { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: 'title_fr\r\n' };
    const path = `${PROJECTS}/import`;
    expect((await product.ask(path, asked)).status).toBe(401);
    expect(refusalOf(await product.ask(path, { ...asked, token: member.token }))).toBe('403 forbidden');
  });
});

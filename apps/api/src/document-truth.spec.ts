import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { JOURNAL_ACTIONS } from '@site/api-kernel';
import { isFileUrl, isWebsiteUrl } from '@site/vocabulary';

interface Said {
  readonly $ref?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly properties?: Readonly<Record<string, Said>>;
  readonly allOf?: readonly Said[];
  readonly required?: readonly string[];
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly (Said & { readonly name?: string; readonly schema?: Said })[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: Said;
  readonly responses: Readonly<Record<string, Said>>;
}

const text = readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8');
const document = JSON.parse(text) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<
    Record<'schemas' | 'responses' | 'parameters' | 'securitySchemes', Readonly<Record<string, Said>>>
  >;
};
const { schemas, responses } = document.components;
const operations = Object.values(document.paths).flatMap((verbs) =>
  Object.values(verbs).filter((one) => one.operationId !== undefined),
);
/** Names of the headers of an answer, by its status. */
const headersOf = ({ responses: own }: Operation) =>
  Object.entries(own).map(([status, said]) => {
    const { headers = {} } = said.$ref ? responses[said.$ref.split('/').at(-1) ?? '']! : said;
    return [status, Object.keys(headers)] as const;
  });
const ofOperation = (id: string) => headersOf(operations.find(({ operationId }) => operationId === id)!);
/** What a schema says of a property, or what it is composed of does. */
function property(schema: string, name: string): Said {
  const { properties, allOf = [] } = schemas[schema] ?? {};
  const composed = allOf.flatMap(
    ({ $ref = '', properties: more }) => more?.[name] ?? property($ref.split('/').at(-1) ?? '', name),
  );
  return properties?.[name] ?? composed.find((said) => Object.keys(said).length > 0) ?? {};
}

describe('the document says', () => {
  it('that the answer to a call under a key may be a repeated one', () => {
    const keyed = operations.filter(({ parameters = [] }) =>
      parameters.some(({ $ref = '' }) => $ref.endsWith('/IdempotencyKeyParameter')),
    );
    expect(keyed.length).toBeGreaterThan(5);
    for (const one of keyed) {
      const done = headersOf(one).filter(([status]) => status.startsWith('2'));
      expect([one.operationId, done[0]?.[1]]).toEqual([
        one.operationId,
        expect.arrayContaining(['Idempotency-Replayed']),
      ]);
    }
  });

  it('that a token is a JWT, and a key is none', () => {
    const { bearer, 'api-key': key } = document.components.securitySchemes;
    expect(bearer).toMatchObject({ scheme: 'bearer', bearerFormat: 'JWT' });
    expect(key).not.toHaveProperty('bearerFormat');
  });

  it('of whoever is signed in, and not of administrators alone, what is his own; to a key, that it is refused', () => {
    for (const id of ['getMe', 'listOwnSessions', 'checkSecondFactor', 'removeSecondFactor']) {
      const one = operations.find(({ operationId }) => operationId === id)!;
      expect([id, one.description]).toEqual([id, expect.stringMatching(/For whoever is signed in\.$/)]);
      expect([id, one.responses['403']?.$ref]).toEqual([id, expect.stringMatching(/\/ScopeMissing/)]);
      expect(Object.fromEntries(headersOf(one))['403']).toContain('WWW-Authenticate');
    }
  });

  it('that more is shown to a key only where one is taken', () => {
    const more = operations.filter(({ description = '' }) => description.includes('is shown more'));
    expect(more.length).toBeGreaterThan(5);
    for (const { operationId, security = [] } of more)
      expect([operationId, security.some((one) => 'api-key' in one)]).toEqual([operationId, true]);
  });

  it('when to ask again what is refused for a while: work under a key, and too much under one', () => {
    const saying = operations.map((one) => [one, new Map(headersOf(one))] as const);
    const keyed = saying.filter(([{ responses: own }]) => /InProgress/.test(own['409']?.$ref ?? ''));
    expect(keyed.length).toBeGreaterThan(5);
    for (const [{ operationId }, headers] of keyed)
      expect([operationId, headers.get('409')]).toEqual([
        operationId,
        expect.arrayContaining(['Retry-After']),
      ]);
    const forKeys = saying.filter(([{ security = [] }]) => security.some((one) => 'api-key' in one));
    expect(forKeys.length).toBeGreaterThan(30);
    for (const [{ operationId }, headers] of forKeys)
      expect([operationId, headers.get('429')]).toEqual([
        operationId,
        expect.arrayContaining(['Retry-After', 'RateLimit']),
      ]);
  });

  it('what is left of a limit wherever one may be used up', () => {
    const limited = operations.filter(({ responses: own }) => '429' in own);
    expect(limited.length).toBeGreaterThan(50);
    for (const one of limited) {
      const [, done] = headersOf(one).find(([status]) => status.startsWith('2'))!;
      const left = expect.arrayContaining(['RateLimit-Policy', 'RateLimit']);
      expect([one.operationId, done]).toEqual([one.operationId, left]);
    }
  });

  it('that a list which is not for everyone has no tag to ask again with', () => {
    const said = ['listFiles', 'listMessages'].flatMap(ofOperation);
    expect(said.filter(([, names]) => names.includes('ETag'))).toEqual([]);
  });

  it('that records go out and come in as a table, or as an array', () => {
    const records = {
      'text/csv': { schema: { type: 'string' } },
      'application/json': {
        schema: { type: 'array', items: { $ref: '#/components/schemas/ExportedRecord' } },
      },
    };
    const one = (id: string) => operations.find(({ operationId }) => operationId === id);
    expect(one('exportNews')?.responses['200']?.content).toEqual(records);
    expect(one('importRecords')?.requestBody?.content).toEqual(records);
  });

  it('where a list goes on, of each that has pages', () => {
    const paged = operations.filter(({ parameters = [] }) =>
      parameters.some(({ $ref = '' }) => $ref.endsWith('/CursorParameter')),
    );
    expect(paged.length).toBeGreaterThan(10);
    for (const one of paged) expect(Object.fromEntries(headersOf(one))['200']).toContain('Link');
  });

  it('in which language a refusal is worded', () => {
    for (const one of operations)
      for (const [status, names] of headersOf(one))
        if (status === 'default' || Number(status) >= 400)
          expect([one.operationId, status, names]).toEqual([
            one.operationId,
            status,
            expect.arrayContaining(['Content-Language']),
          ]);
  });

  it.each([
    ['exportProjects', 'Content-Disposition'],
    ['exportSubscribers', 'Content-Disposition'],
    ['downloadPublication', 'Content-Disposition'],
    ['downloadPublication', 'Accept-Ranges'],
    ['readFile', 'Accept-Ranges'],
  ])('that %s answers with %s', (id, name) => {
    expect(ofOperation(id).find(([status]) => status === '200')?.[1]).toContain(name);
  });

  it.each(['readFile', 'downloadPublication'])('that a part of what %s answers is of its bytes', (id) => {
    const { responses: own } = operations.find(({ operationId }) => operationId === id)!;
    expect(own['206']?.content).toEqual(own['200']?.content);
  });

  it.each([
    ...['User', 'Me', 'ListedUser', 'Message', 'MessageSummary', 'Firm', 'Settings'].map(
      (schema) => [schema, 'email', 'email'] as const,
    ),
    ['Firm', 'brochure_url', 'uri-reference'],
    ['Settings', 'share_image_url', 'uri-reference'],
  ] as const)('of %s that %s is of the format %s', (schema, name, format) => {
    expect(property(schema, name).format).toBe(format);
  });

  it.each([
    ...['PartnerInput', 'PartnerChanges'].map((schema) => [schema, 'website_url'] as const),
    ...['Firm', 'Settings', 'PublishedFirm'].map((schema) => [schema, 'social_url'] as const),
  ])('of %s the same addresses of a website in %s as the rule does', (schema, name) => {
    const { format, pattern = '(?!)' } = property(schema, name);
    const taken = ['https://a.test', 'HTTP://A.test/', 'https://é.test/a|b?c={d}', 'http://[::1]:80/100%'];
    const refused = ['a.test', '//a.test', 'ftp://a.test', 'https://a.test/a b', 'https://a.test/<b>'];
    expect(format).toBeUndefined();
    for (const said of [...taken, ...refused])
      expect([said, new RegExp(pattern).test(said)]).toEqual([said, isWebsiteUrl(said)]);
  });

  it('which addresses a webhook may have', () => {
    const { format, pattern = '(?!)' } = property('WebhookInput', 'url');
    expect(format).toBeUndefined();
    for (const said of ['https://a.test/hook', 'HTTPS://A.test', 'https://é.test/a|b'])
      expect([said, new RegExp(pattern).test(said)]).toEqual([said, true]);
    for (const said of ['http://a.test', 'https:a.test', ' https://a.test', 'https://a.test/a b'])
      expect([said, new RegExp(pattern).test(said)]).toEqual([said, false]);
  });

  it('of which bucket the files of the firm are', () => {
    for (const [name, bucket] of [
      ['brochure_url', 'publications'],
      ['share_image_url', 'project-images'],
      ['director_portrait_url', 'project-images'],
    ] as const)
      for (const said of [`/files/${bucket}/0f3c.pdf`, '/files/news-images/0f3c.pdf', '0f3c.pdf'])
        expect([said, new RegExp(property('Firm', name).pattern ?? '(?!)').test(said)]).toEqual([
          said,
          isFileUrl(said, bucket),
        ]);
  });

  it('that files may be asked for by any text', () => {
    const asked = operations.find(({ operationId }) => operationId === 'listFiles')?.parameters;
    const { schema } = asked?.find(({ name }) => name === 'url') ?? {};
    expect(schema).toMatchObject({ type: 'string', maxLength: 500 });
    expect(schema?.format).toBeUndefined();
  });

  it('what a date of publication may be', () => {
    for (const schema of ['NewsItemInput', 'NewsItemChanges']) {
      const form = new RegExp(property(schema, 'published_at').pattern ?? '(?!)');
      for (const said of ['', '2026-03-01', '2026-03-01T09:00Z', '2026-03-01T09:00:00.5+02:00'])
        expect([said, form.test(said)]).toEqual([said, true]);
      for (const said of ['1 mars', '2026-03-01T09:00', '2026-3-1', '2026-03-01T25:00Z'])
        expect([said, form.test(said)]).toEqual([said, false]);
    }
  });

  it('what may be sent of a record once, whether it is new, replaced or changed', () => {
    for (const [whole, part] of [
      ['ProjectInput', 'ProjectChanges'],
      ['ProjectRevision', 'ProjectInput'],
      ['NewsItemInput', 'NewsItemChanges'],
    ] as const)
      expect([whole, schemas[whole]?.allOf?.[0]?.$ref]).toEqual([whole, `#/components/schemas/${part}`]);
  });

  it.each(['BatchOperation', 'SeenRecord', 'RecordInBin'])(
    'that %s, of many in a body, takes no other name',
    (name) => {
      expect(schemas[name]).toHaveProperty('additionalProperties', false);
    },
  );

  it('what answers have in common once, whichever of them it is', () => {
    for (const [whole, part] of [
      ['Project', 'ContentRecord'],
      ['NewsItem', 'ContentRecord'],
      ['ProjectList', 'ListPage'],
      ['ProjectListExcerpt', 'ListPage'],
      ['Journal', 'ListPage'],
      ['MessageList', 'ListPage'],
      ['Settings', 'FirmFacts'],
      ['PublishedFirm', 'FirmFacts'],
      ['MadeApiKey', 'ApiKey'],
    ] as const)
      expect([whole, schemas[whole]?.allOf?.[0]?.$ref]).toEqual([whole, `#/components/schemas/${part}`]);
    // As it is served, without indentation; some is left for what is to come.
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(300_000);
  });

  it('one name of one component, whatever it is of', () => {
    const names = [schemas, responses, document.components.parameters].flatMap((named) => Object.keys(named));
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('of a subscription what its consent is not, for Java of an enumeration of booleans does not compile, and null', () => {
    const consent = property('SubscriptionRequest', 'consent');
    expect(consent).toMatchObject({ type: 'boolean', not: { enum: [false] } });
    expect(consent).not.toHaveProperty('enum');
    expect(property('SubscriptionRequest', 'website')).toMatchObject({ type: ['string', 'null'] });
  });

  it('of each value that is no word what programs may call it', () => {
    const unspeakable = Object.entries(schemas).filter(([, said]) =>
      said.enum?.some((one) => !/^\w+$/.test(one)),
    );
    expect(unspeakable.map(([name]) => name)).toEqual(
      expect.arrayContaining(['ApiKeyScope', 'Bucket', 'FileType']),
    );
    for (const [name, said] of unspeakable) {
      const called = said['x-enum-varnames'] ?? [];
      expect([name, called.length]).toEqual([name, new Set(said.enum).size]);
      for (const one of called) expect(one).toMatch(/^[a-z]\w*$/);
    }
    expect(schemas['ApiKeyScope']?.['x-enum-varnames']).toContain('content_write');
  });

  it('actions of the journal and types of files as one type each', () => {
    expect(property('JournalEntry', 'action').$ref).toBe('#/components/schemas/JournalAction');
    expect(schemas['JournalAction']?.enum).toEqual(JOURNAL_ACTIONS);
    for (const schema of ['UploadedFile', 'LibraryFile'])
      expect(property(schema, 'content_type').$ref).toBe('#/components/schemas/FileType');
  });
});

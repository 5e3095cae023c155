import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Public } from '@site/api-platform/access';
import type { Express } from 'express';
import { currentDocument, operationsOf, PUBLIC_OPERATIONS } from './testing/documented-operations';
import { createProduct, settingsFor } from './testing/product';

interface Handler {
  readonly name: string;
  readonly access: { readonly kind: string } | undefined;
}

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';
const ACCESS = (Public() as unknown as { KEY: string }).KEY;
/** Not operations of the API: the documentation itself. */
const DOCUMENTATION = /^\/api\/(docs|openapi)/;

const operations = operationsOf(await currentDocument());
let app: NestExpressApplication;
let withoutDocs: NestExpressApplication;

beforeAll(async () => {
  const urls = { appUrl: NOWHERE, ownerUrl: NOWHERE };
  ({ app } = await createProduct(settingsFor(urls)));
  ({ app: withoutDocs } = await createProduct(settingsFor(urls, { API_DOCS: 'off' })));
}, 30_000);
afterAll(() => Promise.all([app.close(), withoutDocs.close()]));

function handlersOf(running: NestExpressApplication): Handler[] {
  const modules = [...running.get(ModulesContainer).values()];
  const controllers = new Set(modules.flatMap((module) => [...module.controllers.values()]));
  return [...controllers].flatMap(({ metatype }) => {
    const { prototype } = metatype as { prototype: Record<string, object> };
    const names = Object.getOwnPropertyNames(prototype).filter(
      (name) => name !== 'constructor' && Reflect.hasMetadata('path', prototype[name] ?? {}),
    );
    return names.map((name) => ({
      name,
      access: (Reflect.getMetadata(ACCESS, prototype[name] ?? {}) ??
        Reflect.getMetadata(ACCESS, metatype as object)) as Handler['access'],
    }));
  });
}

interface Layer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
}

function routesOf(running: NestExpressApplication): string[] {
  const { router } = running.getHttpAdapter().getInstance() as Express;
  return (router.stack as unknown as Layer[]).flatMap(({ route }) =>
    // What takes any verb is the answer to verbs that have no route.
    route === undefined || typeof route.path !== 'string' || route.methods['trace'] === true
      ? []
      : Object.keys(route.methods).map((verb) => `${verb} ${String(route.path)}`),
  );
}

describe('the routes', () => {
  it('all say who may call them', () => {
    const handlers = handlersOf(app);
    expect(handlers.length).toBeGreaterThanOrEqual(operations.length);
    expect(handlers.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('are public only where that was decided', () => {
    const open = handlersOf(app).filter(({ access }) => access?.kind === 'public');
    expect(open.map(({ name }) => name).sort()).toEqual(PUBLIC_OPERATIONS);
  });

  it('are all in the OpenAPI document, and nothing else is', () => {
    const documented = operations.map(({ verb, path }) => `${verb} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    const routed = routesOf(app).filter((route) => !DOCUMENTATION.test(route.split(' ')[1] ?? ''));
    expect([...new Set(routed)].sort()).toEqual(documented.sort());
  });

  it('are all but the documentation there when it is switched off', () => {
    const gone = routesOf(app).filter((route) => !routesOf(withoutDocs).includes(route));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((route) => DOCUMENTATION.test(route.split(' ')[1] ?? ''))).toBe(true);
    expect(routesOf(withoutDocs).some((route) => DOCUMENTATION.test(route.split(' ')[1] ?? ''))).toBe(false);
  });
});

describe('the OpenAPI document', () => {
  it('names each operation once', () => {
    const ids = operations.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('says of every body that it takes no field but those it declares', async () => {
    const { components } = await currentDocument();
    const inputs = Object.entries(components?.schemas ?? {}).filter(([name]) => name.endsWith('Input'));
    expect(inputs.map(([name]) => name)).toContain('PublicationInput');
    for (const [, schema] of inputs) expect(schema).toMatchObject({ additionalProperties: false });
  });

  it('declares what a path names in the order of the path, before anything else', async () => {
    const { paths } = await currentDocument();
    const places = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs as Record<string, { parameters?: { name: string; in: string }[] }>).map(
        ([verb, { parameters = [] }]) => {
          const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
          const first = parameters.slice(0, named.length).map(({ name }) => name);
          const later = parameters.slice(named.length).filter((one) => one.in === 'path');
          return { route: `${verb} ${path}`, named, first, later };
        },
      ),
    );
    expect(places.filter(({ named }) => named.length > 1).length).toBeGreaterThan(1);
    for (const { route, named, first, later } of places)
      expect([route, first, later]).toEqual([route, named, []]);
  });

  it('fills in no tag that would be sent as it stands', async () => {
    const parameters = Object.values((await currentDocument()).paths).flatMap((verbs) =>
      Object.values(verbs as Record<string, { parameters?: Record<string, unknown>[] }>).flatMap(
        ({ parameters: declared = [] }) => declared,
      ),
    );
    const tags = parameters.filter(({ name }) => name === 'If-Match' || name === 'If-None-Match');
    expect(tags.length).toBeGreaterThan(20);
    expect(
      tags.filter(
        (one) =>
          'example' in one || 'examples' in one || /example|default/.test(JSON.stringify(one['schema'])),
      ),
    ).toEqual([]);
  });

  it('keeps the whole record under its own type, and promises nothing but the id of an excerpt', async () => {
    const { paths, components } = (await currentDocument()) as unknown as {
      paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>>;
      components: { schemas: Record<string, { required: string[] }> };
    };
    const typed = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
    for (const [path, name] of [
      ['/api/v1/projects/{id}', 'Project'],
      ['/api/v1/projects', 'ProjectList'],
      ['/api/v1/news/by-slug/{slug}', 'NewsItem'],
    ] as const)
      expect(paths[path]?.['get']?.responses['200']?.content).toEqual({
        'application/json': typed(name),
        'application/vnd.site.excerpt+json': typed(`${name}Excerpt`),
      });
    expect(components.schemas['ProjectExcerpt']?.required).toEqual(['id']);
    expect(components.schemas['Project']?.required).toContain('title_fr');
  });

  it('says of every route that it refuses an address without end', () => {
    for (const { problems } of operations) expect(problems).toContain('uri_too_long');
  });

  it.each(operations)('says of $id what it does, how it succeeds and what it refuses', (operation) => {
    expect(operation.summary).not.toBe('');
    expect(operation.statuses.some((status) => status.startsWith('2'))).toBe(true);
    if (!['isLive', 'readMetrics'].includes(operation.id))
      expect(operation.problems).toContain('dependency_unavailable');
    if (!PUBLIC_OPERATIONS.includes(operation.id)) {
      expect(operation.problems).toEqual(
        expect.arrayContaining(['token_invalid', 'token_expired', 'session_revoked', 'session_expired']),
      );
    }
    if (operation.verb === 'post' || operation.verb === 'put') {
      const takesBody = ![
        ...['refreshSession', 'signOut', 'signOutEverywhere', 'createResetLink'],
        ...['restoreVersion', 'restoreSettingsVersion', 'restoreBinned', 'markMessageRead', 'announceNews'],
        'replayDelivery',
      ].includes(operation.id);
      const refusals = ['unsupported_media_type', 'validation_failed', 'unknown_field', 'payload_too_large'];
      if (takesBody) expect(operation.problems).toEqual(expect.arrayContaining(refusals));
    }
  });
});

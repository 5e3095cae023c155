import { expect } from '@playwright/test';
import { Ajv } from 'ajv';
import { SCHEMAS } from './structured-schemas.ts';

export type Thing = Readonly<Record<string, unknown>>;

const ajv = new Ajv({ allErrors: true, strict: true });
ajv.addFormat('address', (text: string) => URL.canParse(text) && /^https?:/.test(text));
const checks = new Map(Object.entries(SCHEMAS).map(([type, schema]) => [type, ajv.compile(schema)]));

/** The things that a page describes; a page has one graph, or none. */
export function thingsIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(blocks.length).toBeLessThanOrEqual(1);
  const data = blocks.map(([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Thing[] });
  for (const one of data) expect(one['@context']).toBe('https://schema.org');
  return data.flatMap((one) => one['@graph']);
}

/** What is wrong with the things of a page, one line each. */
export function faultsOf(things: readonly Thing[]): string[] {
  return things.flatMap((thing) => {
    const check = checks.get(String(thing['@type']));
    if (check === undefined) return [`no schema for ${String(thing['@type'])}`];
    if (check(thing)) return [];
    return [`${String(thing['@type'])}: ${ajv.errorsText(check.errors)}`];
  });
}

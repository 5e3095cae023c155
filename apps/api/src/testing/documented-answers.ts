import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Answer, Asked } from './ask';

interface Said {
  readonly $ref?: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly schema?: object; readonly examples?: object }>>;
}

interface Document {
  readonly info: { readonly description: string };
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Said>> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, Said>> };
}

const PROBLEM = 'application/problem+json';
const file = join(import.meta.dirname, '../../openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
const { info, paths, components } = document;
/** Formats are for people and generators: what decides is said as a pattern. */
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi');

/** What any answer may have, which the description of the API says once. */
export const EVERYWHERE = [
  ...['Date', 'Connection', 'Keep-Alive', 'Transfer-Encoding', 'Content-Type', 'Content-Length'],
  ...['Content-Encoding', 'Cache-Control', 'Expires', 'Vary', 'X-Request-Id'],
  ...['Surrogate-Key', 'Cache-Tag'],
  ...['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options'],
  ...['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'],
  ...['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials', 'Access-Control-Expose-Headers'],
];
export const DESCRIPTION = info.description;

/** Of several addresses that fit, the one with fewer places to fill in. */
const routes = Object.entries(paths)
  .map(([path, verbs]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    open: path.split('{').length,
    verbs,
  }))
  .sort((a, b) => a.open - b.open);

/** What is in an answer of the API that the document does not say of it: its status and code, a header, what its body holds. */
export function undocumentedIn(path: string, { method, body }: Asked, answer: Answer): string[] {
  const verb = (method ?? (body === undefined ? 'GET' : 'POST')).toLowerCase();
  const fitting = routes.filter(({ pattern }) => pattern.test(path.split('?', 1)[0] ?? ''));
  if (fitting.length === 0 || verb === 'options') return [];
  const ofVerb = fitting.map(({ verbs }) => verbs[verb === 'head' ? 'get' : verb]);
  // A method that is none there is refused as anywhere.
  const operation = ofVerb.find((one) => one !== undefined) ?? Object.values(fitting[0]?.verbs ?? {})[0];
  const said = ofStatus(operation?.responses ?? {}, answer);
  if (said === undefined) return [`${answer.status} ${String(answer.body['code'])}`];
  const named = new Set(
    [...EVERYWHERE, ...Object.keys(said.headers ?? {})].map((name) => name.toLowerCase()),
  );
  const headers = Object.keys(answer.headers).filter((name) => !named.has(name));
  return [...headers, ...(verb === 'head' ? [] : othersInBody(said, answer))];
}

/** What is said of the status of an answer; `default` is of the refusals that it names. Who asks for the head sees no code. */
function ofStatus(
  responses: Readonly<Record<string, Said>>,
  { status, body, text }: Answer,
): Said | undefined {
  const [own, rest] = [responses[status], responses['default']].map((said) =>
    said?.$ref === undefined ? said : components.responses[said.$ref.split('/').at(-1) ?? ''],
  );
  const isNamed = (said: Said | undefined): boolean =>
    String(body['code']) in (said?.content?.[PROBLEM]?.examples ?? {});
  if (status < 400) return own;
  return text === '' ? (own ?? rest) : [own ?? rest].find(isNamed);
}

function othersInBody({ content = {} }: Said, { headers, text, body }: Answer): string[] {
  const type = (headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  if (text === '') return Object.keys(content).length === 0 ? [] : ['an answer without a body'];
  const { schema } = content[type] ?? {};
  if (schema === undefined) return [type];
  if (!type.endsWith('json')) return [];
  const validate = ajv.compile(withWholeRefs(schema));
  return validate(body) ? [] : [ajv.errorsText(validate.errors, { dataVar: type })];
}

const compiled = new Map<object, object>();

/** Ajv keeps what it has compiled by the schema itself. */
function withWholeRefs(schema: object): object {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
  compiled.set(schema, whole);
  return whole;
}

/** @throws what is in the answer although the document does not say so */
export function asDocumented(path: string, asked: Asked, answer: Answer): Answer {
  const more = undocumentedIn(path, asked, answer);
  if (more.length === 0) return answer;
  const call = `${asked.method ?? ''} ${path} → ${answer.status}`;
  throw new Error(`${call}: openapi.json says nothing of ${more.join(', ')}`);
}

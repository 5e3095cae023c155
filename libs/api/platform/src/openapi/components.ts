import type { OpenAPIObject } from '@nestjs/swagger';
import { typeName } from '@site/vocabulary';
import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE } from '../http/problem.dto';
import { composeAnswers } from './composed-answers';
import { composeBodies } from './composed-bodies';
import { isNode, walk, type Node } from './json-tree';

type Section = 'parameters' | 'headers' | 'responses' | 'examples';

/** Where something is said, and what a component of it would be called. */
interface Place {
  readonly within: Node;
  readonly key: string;
  readonly said: Node;
  readonly name: string;
}

/** Says once, under a name, what is said in several places: fields, parameters, headers, refusals and their examples. */
export function shareComponents(document: OpenAPIObject): void {
  composeAnswers(document);
  composeBodies(document);
  // First, so that what stands in nothing but one of them stays there.
  share(document, 'responses', (status, said) =>
    isRefusal(status) ? responseName(said, status) : undefined,
  );
  share(document, 'headers', (key) => plain(key));
  share(document, 'examples', (key) => key);
  // Some generators give all components one space of names: `Language` is a schema.
  share(document, 'parameters', (_, { name }) => `${plain(String(name))}Parameter`);
}

function share(
  document: OpenAPIObject,
  section: Section,
  nameOf: (key: string, said: Node) => string | undefined,
): void {
  const components = (document.components ??= {}) as unknown as Record<Section, Node | undefined>;
  const places = placesOf(document, section, nameOf);
  const named: Node = {};
  for (const [name, sameName] of Map.groupBy(places, (place) => place.name)) {
    const texts = Map.groupBy(sameName, ({ said }) => JSON.stringify(said));
    // What differs under one name goes on being said where it is, but for the most frequent of it.
    const [most = []] = [...texts.values()].sort((a, b) => b.length - a.length);
    if (most.length < 2) continue;
    named[name] = most[0]?.said;
    for (const { within, key } of most) within[key] = { $ref: `#/components/${section}/${name}` };
  }
  components[section] = { ...components[section], ...named };
}

function placesOf(
  document: OpenAPIObject,
  section: Section,
  nameOf: (key: string, said: Node) => string | undefined,
): Place[] {
  const places: Place[] = [];
  walk([document.paths, document.components?.responses ?? {}], (node) => {
    const within = node[section];
    // An array of examples is one of plain values.
    if (typeof within !== 'object' || within === null || (section === 'examples' && Array.isArray(within)))
      return;
    for (const [key, said] of Object.entries(within)) {
      const name = isNode(said) && !('$ref' in said) ? nameOf(key, said) : undefined;
      if (name !== undefined) places.push({ within: within as Node, key, said: said as Node, name });
    }
  });
  return places;
}

function isRefusal(status: string): boolean {
  return status === 'default' || status === '304' || Number(status) >= 400;
}

/** `If-Match` is `IfMatch`, `X-Request-Id` is `XRequestId`. */
function plain(name: string): string {
  return typeName(name.toLowerCase().replaceAll(/[^a-z\d]+/g, '_'));
}

/** Refusals that come together, and those that nearly every operation has. */
const GROUPS: Readonly<Record<string, string>> = {
  SessionExpiredOrSessionRevokedOrTokenExpiredOrTokenInvalid: 'Unauthorized',
  InvalidCredentialsOrSessionExpiredOrSessionRevokedOrTokenExpiredOrTokenInvalid: 'WrongCredentials',
  ForbiddenOrScopeMissing: 'Forbidden',
  ForbiddenOrScopeMissingOrSecondFactorRequired: 'ForbiddenOrSecondFactorRequired',
  DependencyUnavailable: 'Unavailable',
  InvalidParameterOrMalformedJsonOrMalformedRequest: 'InvalidParameter',
  BodyRequiredOrInvalidParameterOrMalformedJsonOrMalformedRequest: 'BadRequest',
  UnknownFieldOrValidationFailed: 'Unprocessable',
  IdempotencyKeyReusedOrUnknownFieldOrValidationFailed: 'UnprocessableOrKeyReused',
};

/** By its codes, which say more than its status. */
function responseName({ content, headers }: Node, status: string): string {
  const problem = (content as Readonly<Record<string, { examples?: object }>> | undefined)?.[PROBLEM_TYPE];
  const codes = Object.keys(problem?.examples ?? {}).map((code) => typeName(code));
  if (status === 'default') return 'Refused';
  // A list that is as it was says where it goes on, too.
  const isOfList = 'Link' in ((headers ?? {}) as object);
  if (codes.length === 0) return `${isOfList ? 'List' : ''}${plain(STATUS_CODES[Number(status)] ?? status)}`;
  const joined = codes.sort().join('Or');
  return GROUPS[joined] ?? joined;
}

import type { Type } from '@nestjs/common';
import { DomainError, seenBefore, violation, type SeenVersions } from '@site/api-kernel';
import { EDITORIAL, type Kind } from '@site/vocabulary';
import { isDeepStrictEqual } from 'node:util';
import { inPointer } from '../http/json-pointer';
import { StrictValidationPipe } from '../http/validation.pipe';
import type { Versioned } from '../http/versioned';
import type { FileFactsDto, FilesOfRecord } from './file-facts';
import { namesOf } from './shapes';

type Said = Readonly<Record<string, unknown>>;

const checking = new StrictValidationPipe();

export interface SeenBody<Body> {
  /** What replaces the record. */
  readonly body: Body;
  /** The version that changes were merged into, if the caller has seen it, and those before it that they have. */
  readonly seen: SeenVersions;
}

/** Names of the wire. */
export interface Besides {
  readonly writes?: readonly string[];
  /** What grows by itself, without an edit of the record. */
  readonly counts?: readonly string[];
}

/**
 * The body that replaces a record once changes are merged into it (RFC 7396). What cannot be written is ignored where it
 * says what stands, so that a record may come back as it was read.
 * @param more what this kind has besides its fields
 * @throws DomainError `unknown_field`, `validation_failed`
 */
export async function patchedBody<Body extends object>(
  kind: Kind,
  type: Type<Body>,
  { value, version }: Versioned<object>,
  changes: object,
  seen: SeenVersions,
  { writes = [], counts = [] }: Besides = {},
): Promise<SeenBody<Body>> {
  const standing = value as Said;
  const written = writtenOf(kind, writes);
  const base = written.filter((name) => name in standing).map((name) => [name, standing[name]] as const);
  // Whoever changes another version is refused for that.
  const isSeen = hasSeen(seen, version);
  const merged = {
    ...Object.fromEntries(base),
    ...(isSeen ? writtenIn(changes, written, standing, counts) : {}),
  };
  const body = (await checking.transform(merged, { type: 'body', metatype: type })) as Body;
  return { body, seen: isSeen ? [version, ...seenBefore(version, seen)] : seen };
}

/**
 * The same of a body that is sent whole.
 * @throws DomainError `unknown_field`, `validation_failed`
 */
export async function replacingBody<Body extends object>(
  kind: Kind,
  type: Type<Body>,
  { value, version }: Versioned<object>,
  sent: object,
  seen: SeenVersions,
  { writes = [], counts = [] }: Besides = {},
): Promise<SeenBody<Body>> {
  // Whoever has read another version is refused for that.
  const standing = hasSeen(seen, version) ? (value as Said) : { ...value, ...sent };
  return { body: await changesOnly(type, writtenOf(kind, writes), standing, sent, counts), seen };
}

/**
 * Changes of something that is stored apart from the kinds, without what says what stands.
 * @throws DomainError `unknown_field`, `validation_failed`
 */
export async function changesOnly<Changes extends object>(
  type: Type<Changes>,
  written: readonly string[],
  standing: object,
  changes: object,
  counts: readonly string[] = [],
): Promise<Changes> {
  const own = writtenIn(changes, written, standing as Said, counts);
  return (await checking.transform(own, { type: 'body', metatype: type })) as Changes;
}

const writtenOf = (kind: Kind, more: readonly string[]) => [...namesOf(kind), ...EDITORIAL, ...more];
const hasSeen = (seen: SeenVersions, version: number) => seen === '*' || seen.includes(version);

function writtenIn(changes: object, written: readonly string[], standing: Said, counts: readonly string[]) {
  if (Array.isArray(changes))
    throw new DomainError('validation_failed', { violations: [violation('', 'object_expected')] });
  const { rule, names } = unwritable(changes, written, standing, counts);
  if (names.length > 0) {
    const violations = names.map((name) => violation(`/${inPointer(name)}`, rule));
    throw new DomainError('unknown_field', { violations });
  }
  return Object.fromEntries(Object.entries(changes).filter(([name]) => written.includes(name)));
}

/** What changes name that the record does not have; else what they would change of it that is not written. */
export function unwritable(
  changes: object,
  written: readonly string[],
  standing: Said,
  counts: readonly string[],
): { readonly rule: 'field_unknown' | 'field_read_only'; readonly names: readonly string[] } {
  const others = Object.entries(changes).filter(([name]) => !written.includes(name));
  const unknown = others.filter(([name]) => !Object.hasOwn(standing, name));
  const refused = others.filter(([name, value]) => !stands(name, value, standing[name], counts));
  return unknown.length > 0
    ? { rule: 'field_unknown', names: unknown.map(([name]) => name) }
    : { rule: 'field_read_only', names: refused.map(([name]) => name) };
}

/** Whether a read-only name says what stands, or what stood when the record was read: some of it moves without an edit. */
function stands(name: string, said: unknown, standing: unknown, counts: readonly string[]): boolean {
  if (counts.includes(name))
    return Number.isInteger(said) && Number(said) >= 0 && Number(said) <= Number(standing);
  return isSame(said, standing) || (name === 'files' && stoodOfFiles(said, standing as FilesOfRecord));
}

function stoodOfFiles(said: unknown, standing: FilesOfRecord): boolean {
  if (typeof said !== 'object' || said === null) return false;
  return Object.entries(said as Readonly<Record<string, Partial<FileFactsDto> | null>>).every(
    ([field, facts]) =>
      isSame(facts, standing[field]) || Number(facts?.version) < (standing[field]?.version ?? 0),
  );
}

const isSame = (said: unknown, standing: unknown) =>
  isDeepStrictEqual(said, standing) || isSameMoment(said, standing);

/** RFC 3339, section 5.6. */
const MOMENT = /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(\.\d+)?(z|[+-]\d\d:\d\d)$/i;

/** Clients that read moments as such write them their own way: another zone, no zeros at the end, no less than a millisecond. */
function isSameMoment(said: unknown, standing: unknown): boolean {
  const moments = [said, standing].map((one) =>
    typeof one === 'string' && MOMENT.test(one) ? Date.parse(one) : NaN,
  );
  return moments[0] === moments[1];
}

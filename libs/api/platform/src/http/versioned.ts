import { UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { versionTag } from './version-tag';

const COLLECTION = Symbol('collection of the versioned record that an answer shows');

interface Marked extends ServerResponse {
  /** `null`: it was not made by this request. */
  [COLLECTION]?: string | null | undefined;
}

/** A record that is answered, and what its ETag is made of. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: number;
  /** Of what an answer shows besides and no edit changes, e.g. downloads. */
  readonly count?: number;
}

/**
 * The handler answers a `Versioned` record: its value goes out with its version as ETag and, where it was made in a
 * collection, with its address as Location. A guard, because an interceptor costs every request an observable.
 * @param collection address under which it was made
 */
export function AnswersVersion(collection?: string): MethodDecorator {
  const mark: CanActivate = {
    canActivate: (context: ExecutionContext): boolean => {
      context.switchToHttp().getResponse<Marked>()[COLLECTION] = collection ?? null;
      return true;
    },
  };
  return UseGuards(mark);
}

/** Sets the headers of a versioned answer, once. @returns what goes out as the body */
export function unwrapVersion(response: ServerResponse, body: unknown): unknown {
  const { [COLLECTION]: collection } = response as Marked;
  if (collection === undefined || body === undefined) return body;
  leaveVersion(response);
  const { value, version, count } = body as Versioned<{ readonly id: string }>;
  response.setHeader('ETag', versionTag(version, count));
  if (collection !== null) response.setHeader('Location', `${collection}/${value.id}`);
  return value;
}

/** The body is the one of an earlier answer, which has its headers already. */
export function leaveVersion(response: ServerResponse): void {
  (response as Marked)[COLLECTION] = undefined;
}

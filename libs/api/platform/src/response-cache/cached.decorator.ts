import { UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ShownKind } from '@site/vocabulary';
import type { ServerResponse } from 'node:http';

const KINDS = Symbol('kinds of content that an answer shows');
const LIFE = Symbol('milliseconds for which an answer is true');

interface Marked extends ServerResponse {
  [KINDS]?: readonly ShownKind[];
  [LIFE]?: number;
}

/**
 * The answer of a public GET route shows these kinds of content: the HTTP adapter gives it an ETag and keeps its
 * bytes until one of them changes. A guard, because an interceptor costs every request an observable.
 */
export function Cached(...kinds: ShownKind[]): MethodDecorator {
  const mark: CanActivate = {
    canActivate: (context: ExecutionContext): boolean => {
      context.switchToHttp().getResponse<Marked>()[KINDS] = kinds;
      return true;
    },
  };
  return UseGuards(mark);
}

export function kindsShownBy(response: ServerResponse): readonly ShownKind[] | undefined {
  return (response as Marked)[KINDS];
}

/** Time alone makes this answer out of date: it is not kept longer than this, in milliseconds. */
export function cacheFor(response: ServerResponse, milliseconds: number): void {
  (response as Marked)[LIFE] = milliseconds;
}

export function lifeOf(response: ServerResponse): number | undefined {
  return (response as Marked)[LIFE];
}

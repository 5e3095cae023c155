import { CONTENT_KINDS, type ShownKind } from '@site/vocabulary';
import type { FlatHeaders } from '../server/security-headers';

/** Seconds for which a shared cache may show what it has while it asks anew, and while nobody answers (RFC 5861). */
const WHILE_ASKING = 60;
const WHILE_FAILING = 86_400;
const SHOWN: ReadonlySet<string> = new Set([...CONTENT_KINDS.map(({ name }) => name), 'settings']);

/** Surrogate key of every public answer. */
export const EVERYTHING = 'site';

/** Whether public answers carry this surrogate key. @param kind as the database calls it */
export const isSurrogateKey = (kind: string): boolean => SHOWN.has(kind);

/** What public answers tell a cache that stands in front of all instances, and is told what to forget. */
export class SharedCaching {
  /** @param seconds for which it may answer by itself (RFC 9111 §5.2.2.10); 0: never */
  constructor(private readonly seconds: number) {}

  /** Longest time in milliseconds from here to a visitor who gets what was sent just now. */
  get reach(): number {
    return (this.seconds + WHILE_ASKING) * 1_000;
  }

  /** @param life milliseconds after which time alone has made an answer out of date */
  allows(life = Infinity): boolean {
    return this.seconds > 0 && life > this.reach;
  }

  /** @param browsers what browsers may do, which nobody can tell to forget */
  headers(kinds: readonly ShownKind[], browsers = 'max-age=0'): FlatHeaders {
    const { seconds } = this;
    const keys = [EVERYTHING, ...kinds];
    return [
      'Cache-Control',
      `public, ${browsers}, s-maxage=${seconds}, stale-while-revalidate=${WHILE_ASKING}, stale-if-error=${WHILE_FAILING}`,
      'Surrogate-Key',
      keys.join(' '),
      'Cache-Tag',
      keys.join(','),
    ];
  }
}

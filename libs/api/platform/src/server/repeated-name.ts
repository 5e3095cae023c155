import { inPointer } from '../http/json-pointer';

/** Texts, with the colon behind a name, and what opens, closes or goes on. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]/g;

/** An object or an array that is being read. */
interface Opened {
  readonly pointer: string;
  /** Of an object. */
  readonly names: Set<string> | undefined;
  /** Name or number of the member that is being read. */
  member: string | number;
}

/**
 * Pointer to the first name that stands twice in one object: `JSON.parse` drops the first of them, other parsers the last
 * (RFC 8259 §4).
 * @param json well-formed
 */
export function repeatedName(json: string): string | undefined {
  const opened: Opened[] = [];
  for (const [token, colon] of json.matchAll(TOKEN)) {
    const inner = opened.at(-1);
    if (token === '{' || token === '[') {
      const names = token === '{' ? new Set<string>() : undefined;
      opened.push({ pointer: inner === undefined ? '' : pointerOf(inner), names, member: 0 });
    } else if (token === '}' || token === ']') opened.pop();
    else if (inner === undefined) continue;
    else if (token === ',' && typeof inner.member === 'number') inner.member += 1;
    else if (colon !== undefined) {
      inner.member = JSON.parse(token.slice(0, -colon.length)) as string;
      if (inner.names?.has(inner.member) === true) return pointerOf(inner);
      inner.names?.add(inner.member);
    }
  }
  return undefined;
}

function pointerOf({ pointer, member }: Opened): string {
  return `${pointer}/${inPointer(String(member))}`;
}

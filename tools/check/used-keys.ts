import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that a source asks for by its whole name. */
export interface UsedKey {
  readonly path: string;
  readonly line: number;
  readonly key: string;
  /** Where it may stand; empty: anywhere. */
  readonly namespaces: readonly string[];
}

const ASKED = /(?<![\w.])t\(\s*'([\w.:]+)'/g;
const USED = /useTranslation\(\s*'(\w+)'/g;

/** What the sources below the folder ask for, tests apart. */
export function* usedKeys(folder: string): Generator<UsedKey> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.spec\.|testing/.test(name)) continue;
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    const used = [...source.matchAll(USED)].map(([, one = '']) => one);
    for (const { 1: asked = '', index } of source.matchAll(ASKED)) {
      const [namespace, key] = asked.includes(':') ? asked.split(':') : [undefined, asked];
      const line = source.slice(0, index).split('\n').length;
      yield { path, line, key: key ?? '', namespaces: namespace === undefined ? used : [namespace] };
    }
  }
}

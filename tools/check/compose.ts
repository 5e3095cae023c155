import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { misplaced, unconfined } from './compose-confined.ts';
import { undeclared } from './compose-references.ts';
import { invalid } from './compose-schema.ts';
import { misused, unpassed } from './compose-variables.ts';

const file = 'docker-compose.yml';
const text = readFileSync(file, 'utf8');
const [head = ''] = /^(#.*\n)*/.exec(text) ?? [];
const lines = new LineCounter();
const document = parseDocument(text, { lineCounter: lines, merge: true });
const lineAt = (offset = 0): number => lines.linePos(offset).line;

function lineOf(place: readonly string[]): number {
  for (let depth = place.length; depth > 0; depth -= 1) {
    const node = document.getIn(place.slice(0, depth), true);
    if (isNode(node)) return lineAt(node.range?.[0]);
  }
  return 1;
}

function* problems(): Generator<string> {
  for (const { pos, message } of [...document.errors, ...document.warnings])
    yield `${file}:${lineAt(pos[0])}: ${message.split('\n', 1)[0]}`;
  if (document.errors.length > 0) return;
  const model: unknown = document.toJS();
  for (const check of [invalid, undeclared, unpassed, misused, unconfined, misplaced])
    for (const { place, says } of check(model, head))
      yield `${file}:${lineOf(place)}: ${place.join('.')} ${says}`;
}

const found = [...problems()];
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);
console.log(`${file} keeps to the Compose Specification, and passes on every setting.`);

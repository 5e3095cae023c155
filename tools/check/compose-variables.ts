import type { Problem } from './compose-schema.ts';
import { documentedSettings } from './settings-table.ts';

interface Text {
  readonly place: readonly string[];
  readonly text: string;
}

interface Use {
  readonly place: readonly string[];
  readonly name: string | undefined;
  /** `-` gives a default, `?` demands a value, `+` replaces one. */
  readonly operator: string | undefined;
}

/** Compose's interpolation; a doubled dollar sign stands for one. */
const interpolation = /\$(?:\$|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(?:\}|:?([-?+])(?=[^]*\}))|)/g;

function* textsIn(value: unknown, place: readonly string[] = []): Generator<Text> {
  if (typeof value === 'string') yield { place, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...place, key]);
}

function* usesIn(model: unknown): Generator<Use> {
  for (const { place, text } of textsIn(model)) {
    for (const [found, ...groups] of text.matchAll(interpolation)) {
      const [plain, braced, operator] = groups;
      if (found !== '$$') yield { place, name: plain ?? braced, operator };
    }
  }
}

/** Variables that nobody is told of, or that may be empty without anybody noticing. */
export function* misused(model: unknown, head: string): Generator<Problem> {
  const uses = [...usesIn(model)];
  const settings = documentedSettings();
  const needed = new Set(head.match(/\b[A-Z][A-Z0-9_]+\b/g));
  const demanded = new Set(uses.filter(({ operator }) => operator === '?').map(({ name }) => name));
  for (const { place, name, operator } of uses) {
    if (name === undefined) yield { place, says: 'has a `$` that names no variable: double it' };
    else if (operator === undefined && !demanded.has(name))
      yield { place, says: `uses ${name}, which has no default and is demanded nowhere` };
    else if (demanded.has(name) && !needed.has(name))
      yield { place, says: `needs ${name}, which the head of the file does not name` };
    else if (!demanded.has(name) && !settings.has(name))
      yield { place, says: `uses ${name}, which README § Settings does not name` };
  }
}

/** The settings of README that the product is not given, and names that it does not know. */
export function* unpassed(model: unknown): Generator<Problem> {
  const place = ['services', 'app', 'environment'];
  const { services } = model as { services?: Record<string, { environment?: unknown }> };
  const passed = new Set(Object.keys(services?.['app']?.environment ?? {}));
  const settings = documentedSettings();
  for (const name of settings.difference(passed))
    yield { place, says: `does not pass on the setting ${name}` };
  for (const name of passed.difference(settings))
    yield { place: [...place, name], says: 'is no setting of README § Settings' };
}

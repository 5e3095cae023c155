import type { Problem } from './compose-schema.ts';

/** Where a service names something, and the section that has to declare it. */
const sections = {
  depends_on: 'services',
  networks: 'networks',
  volumes: 'volumes',
  configs: 'configs',
  secrets: 'secrets',
} as const;

type Model = Readonly<Record<string, unknown>>;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A folder of the host, or a path of the container alone, is declared nowhere. */
const isPath = (name: string): boolean => /^[./~$]|^[a-z]:\\/i.test(name);

function nameIn(used: string, key: string, value: unknown): string | undefined {
  if (typeof value === 'string' && /^\d+$/.test(key))
    return used === 'volumes' ? value.split(':', 1)[0] : value;
  if (!/^\d+$/.test(key)) return key;
  const { type, source } = (value ?? {}) as { type?: string; source?: string };
  return used === 'volumes' && type !== 'volume' ? undefined : source;
}

/** Names that services use and nothing declares: Compose refuses the file. */
export function* undeclared(model: unknown): Generator<Problem> {
  const { services } = model as Model;
  for (const [service, body] of entriesOf(services)) {
    for (const [used, section] of Object.entries(sections)) {
      const declared = entriesOf((model as Model)[section]).map(([name]) => name);
      for (const [key, value] of entriesOf((body as Model | null)?.[used])) {
        const name = nameIn(used, key, value);
        if (name === undefined || isPath(name) || declared.includes(name)) continue;
        if (section === 'networks' && name === 'default') continue;
        yield { place: ['services', service, used, key], says: `names ${name}, which ${section} lacks` };
      }
    }
  }
}

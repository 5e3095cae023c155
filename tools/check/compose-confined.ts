import { existsSync } from 'node:fs';
import type { Problem } from './compose-schema.ts';

interface Service {
  readonly build?: { readonly dockerfile_inline?: string };
  readonly image?: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly restart?: string;
  readonly healthcheck?: { readonly test?: unknown };
  readonly ports?: readonly unknown[];
  readonly profiles?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition?: string }>>;
}
interface Model {
  readonly services?: Readonly<Record<string, Service>>;
  readonly configs?: Readonly<Record<string, { readonly file?: string; readonly content?: string }>>;
}

/** Images of which a name of the day would be somebody else's next month. */
const pinned = /^[\w./-]+:v?\d/;
/** What every service keeps to, and how it is said where it does not. */
const rules: readonly [says: string, keeps: (service: Service) => boolean][] = [
  ['runs as root', ({ user }) => user !== undefined && !/^(0|root)\b/.test(user)],
  ['may write anywhere in its image', ({ read_only }) => read_only === true],
  ['has no tmpfs at /tmp', ({ tmpfs }) => tmpfs?.some((place) => /^\/tmp\b/.test(place)) === true],
  ['keeps capabilities', ({ cap_drop }) => cap_drop?.includes('ALL') === true],
  ['may gain privileges', ({ security_opt }) => security_opt?.includes('no-new-privileges:true') === true],
  ['has no mem_limit', ({ mem_limit }) => mem_limit !== undefined],
  ['has no pids_limit', ({ pids_limit }) => pids_limit !== undefined],
  [
    'has neither health check nor end',
    ({ healthcheck, restart }) => healthcheck?.test !== undefined || restart !== 'unless-stopped',
  ],
];

/** From where a service comes: what its own build has named is none of them. */
function imagesOf({ build, image = '' }: Service): string[] {
  if (build === undefined) return [image];
  const stages = [...(build.dockerfile_inline ?? '').matchAll(/^FROM (\S+)(?: AS (\S+))?/gm)];
  const named = new Set(stages.map(([, , name]) => name));
  return stages.map(([, from = '']) => from).filter((from) => !named.has(from));
}

/** Services with more rights or room than they need, and configurations that are not where the file says. */
export function* unconfined(model: unknown): Generator<Problem> {
  const { services = {}, configs = {} } = model as Model;
  const built = Object.values(services).flatMap(({ build, image }) => (build && image ? [image] : []));
  for (const [name, service] of Object.entries(services)) {
    for (const [says, keeps] of rules) if (!keeps(service)) yield { place: ['services', name], says };
    for (const image of imagesOf(service).filter((image) => !pinned.test(image) && !built.includes(image)))
      yield { place: ['services', name], says: `names an image without its version: ${image}` };
  }
  for (const image of built.filter((image, place) => built.indexOf(image) !== place))
    yield { place: ['services'], says: `build ${image} twice, and at once` };
  for (const [name, { file = '' }] of Object.entries(configs))
    if (!existsSync(file))
      yield {
        place: ['configs', name],
        says: 'is no file that is there: contents cannot be put into what is read-only',
      };
}

/** The parts that stand together, and in which order they start. */
const parts: Readonly<Record<string, { profile?: string; after?: Readonly<Record<string, string>> }>> = {
  proxy: { after: { app: 'service_healthy' } },
  app: { after: { migration: 'service_completed_successfully' } },
  migration: { after: { database: 'service_healthy' } },
  database: {},
  backup: { profile: 'backup' },
  store: { profile: 's3' },
  mail: { profile: 'mail' },
  prometheus: { profile: 'metrics' },
  grafana: { profile: 'metrics' },
};

/** Parts that are missing or start too early, and ports that others reach or that the second instance finds taken. */
export function* misplaced(model: unknown): Generator<Problem> {
  const { services = {} } = model as Model;
  for (const [name, { profile, after = {} }] of Object.entries(parts)) {
    const { profiles, depends_on } = services[name] ?? {};
    const place = ['services', name];
    if (services[name] === undefined) yield { place, says: 'is missing' };
    else if (profiles?.join() !== profile) yield { place, says: `belongs to ${profile ?? 'no'} profile` };
    for (const [first, condition] of Object.entries(after))
      if (depends_on?.[first]?.condition !== condition)
        yield { place, says: `waits not for ${first}: ${condition}` };
  }
  for (const [name, { ports = [] }] of Object.entries(services))
    for (const port of ports.map(String)) {
      const place = ['services', name, 'ports'];
      if (name !== 'proxy' && !port.startsWith('127.0.0.1:'))
        yield { place, says: `lets other machines in at ${port}, past the proxy` };
      if (name === 'app' && !/:-\d+-\d+\}/.test(port))
        yield { place, says: 'has one port of this machine: a second instance would find it taken' };
    }
}

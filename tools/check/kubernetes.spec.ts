import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { secondsToEnd } from './ending-times.ts';
import { documentedSettings } from './settings-table.ts';

const folder = resolve(import.meta.dirname, '../../deploy/kubernetes');
const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
const kustomization = parse(text('kustomization.yaml')) as {
  resources: string[];
  configMapGenerator: { literals: string[] }[];
  secretGenerator: { name: string; envs: string[] }[];
};
const settings = new Map(
  kustomization.configMapGenerator.flatMap(({ literals }) =>
    literals.map((line) => line.split('=', 2) as [string, string]),
  ),
);

interface Probe {
  readonly httpGet: { readonly path: string };
}
interface Container {
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly name: string;
  readonly command?: string[];
  readonly envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  readonly securityContext: object;
  readonly resources: { limits: { memory: string } };
}
interface PodSpec {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: object;
  readonly containers: Container[];
}

/** The pods of every file, by the name of what makes them. */
const pods = new Map(
  kustomization.resources
    .flatMap((name) => parseAllDocuments(text(name)).map((document) => document.toJS() as object))
    .flatMap((resource) => {
      const { metadata, spec } = resource as { metadata: { name: string }; spec?: never };
      const pod = podIn(spec);
      return pod === undefined ? [] : [[metadata.name, pod] as const];
    }),
);

function podIn(spec: unknown): PodSpec | undefined {
  const { template, jobTemplate } = (spec ?? {}) as {
    template?: { spec: PodSpec };
    jobTemplate?: { spec: unknown };
  };
  return template?.spec ?? (jobTemplate && podIn(jobTemplate.spec));
}

describe('the manifests for Kubernetes', () => {
  it('are all named by the kustomization, and nothing else is', () => {
    const files = readdirSync(folder).filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    );
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
    expect([...pods.keys()]).toEqual(['site', 'site-migration', 'site-backup']);
  });

  it('set what README § Settings has, and let a pod that leaves finish', () => {
    const known = documentedSettings();
    expect([...settings.keys()].filter((name) => !known.has(name))).toEqual([]);
    const grace = pods.get('site')?.terminationGracePeriodSeconds ?? 0;
    expect(grace).toBeGreaterThan(Number(settings.get('DRAIN_SECONDS')) + secondsToEnd);
  });

  it('ask who lives, who serves, and never who is ready: an absent database takes no page down', () => {
    const [{ startupProbe, readinessProbe, livenessProbe } = {} as Container] =
      pods.get('site')?.containers ?? [];
    const paths = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path);
    expect(paths).toEqual(['/health/live', '/health/serving', '/health/live']);
  });

  it('open fewer connections than PostgreSQL takes, also while pods are replaced', () => {
    const scaling = parseAllDocuments(text('scaling.yaml')).map((document) => document.toJS() as object);
    const most = Math.max(
      ...scaling.map((one) => (one as { spec: { maxReplicas?: number } }).spec.maxReplicas ?? 0),
    );
    const [surge, dear, changes, probe, migrationAndBackup, reserved] = [1, 4, 1, 1, 4, 3];
    const each = Number(settings.get('DATABASE_POOL')) + dear + changes + probe;
    expect((most + surge) * each + migrationAndBackup + reserved).toBeLessThanOrEqual(100);
  });

  it('run nobody with more rights than needed, and give the owner of the schema to its migration alone', () => {
    for (const [name, { securityContext, containers }] of pods) {
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.limits.memory).toMatch(/^\d+Mi$/);
        const secrets = container.envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []);
        expect(secrets.includes('site-owner')).toBe(name === 'site-migration');
      }
    }
  });

  const present =
    (spawnSync('kubectl', ['version', '--client']).error as { code?: string } | undefined)?.code !== 'ENOENT';
  (present ? it : it.skip)(`are what kubectl takes${present ? '' : ': SKIPPED, not installed'}`, () => {
    const copy = mkdtempSync(join(tmpdir(), 'kubernetes-'));
    cpSync(folder, copy, { recursive: true });
    for (const { envs } of kustomization.secretGenerator)
      for (const name of envs) writeFileSync(join(copy, name), 'DATABASE_URL=postgresql://site\n');
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', copy], { encoding: 'utf8' });
    rmSync(copy, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
    expect(parseAllDocuments(stdout)).toHaveLength(12);
  });
});

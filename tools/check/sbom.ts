import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const MANIFESTS = [
  'package.json',
  'apps/*/package.json',
  'libs/*/package.json',
  'libs/api/*/package.json',
  'tools/*/package.json',
];

/** What the product is made of, and built with, as CycloneDX, which tells one from the other. npm wants a version of each workspace: here they get one. */
export function billOfMaterials(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-sbom-'));
  try {
    for (const manifest of globSync(MANIFESTS)) {
      const content = { version: '0.0.0', ...(JSON.parse(readFileSync(manifest, 'utf8')) as object) };
      mkdirSync(dirname(join(folder, manifest)), { recursive: true });
      writeFileSync(join(folder, manifest), JSON.stringify(content));
    }
    copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
    // With `--omit dev` npm leaves out what development needs as well, though the product runs on it.
    const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only'];
    return execFileSync('npm', ['sbom', ...flags], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names and versions in it. */
export function componentsOf(bill: string): ReadonlyMap<string, string> {
  const { bomFormat, components } = JSON.parse(bill) as {
    bomFormat: string;
    components: readonly { name: string; group?: string; version: string }[];
  };
  if (bomFormat !== 'CycloneDX') throw new Error(`This is ${bomFormat}, not CycloneDX`);
  return new Map(components.map(({ name, group, version }) => [group ? `${group}/${name}` : name, version]));
}

if (import.meta.main) {
  const [file = 'sbom.json'] = process.argv.slice(2);
  const bill = billOfMaterials();
  writeFileSync(file, bill);
  console.log(`${file} names ${componentsOf(bill).size} packages.`);
}

import { readFileSync } from 'node:fs';

/** Versions below which something is known to be wrong. */
const FLOORS: Readonly<Record<string, string>> = {
  '@mikro-orm/core': '7.0.6',
  '@mikro-orm/sql': '7.0.14',
  'body-parser': '2.2.1',
  'file-type': '21.3.2',
  multer: '2.2.0',
  nodemailer: '10.0.9',
  sharp: '0.35.5',
};

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const isBelow = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true }) < 0;

/** What is wrong with the locked packages: no checksum, from elsewhere than a registry, too old. */
export function lockTroubles(file = 'package-lock.json'): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return installed.flatMap(([path, { version = '', integrity = '', resolved = '' }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const floor = FLOORS[name];
    return [
      ...(integrity.startsWith('sha512-') ? [] : [`${path} has no SHA-512`]),
      ...(/^(?:git|http:|file:|github:)/.test(resolved) ? [`${path} comes from ${resolved}`] : []),
      ...(floor !== undefined && isBelow(version, floor) ? [`${path} is ${version}, below ${floor}`] : []),
    ];
  });
}

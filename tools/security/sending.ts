import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formWith } from '../../apps/api/src/testing/sample-content.ts';
import type { Site } from './site.ts';

export const FILES = '/api/v1/files';
export const PDF = { name: 'rapport.pdf', type: 'application/pdf' };

export interface Named {
  readonly name?: string;
  readonly type?: string;
}

/** Uploads as an administrator. */
export async function sending(site: Site) {
  const { token } = await site.administrator();
  return (bucket: string, bytes: Buffer, named: Named = {}) =>
    site.ask(`${FILES}/${bucket}`, { method: 'POST', token, ...formWith(bytes, named) });
}

/** Files that are coming in, and those that have come. */
export const onDisk = (site: Site): string[] =>
  readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

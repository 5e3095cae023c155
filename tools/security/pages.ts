import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clientBuild } from './instance.ts';

export const PRIVATE = ['/auth', '/admin', '/admin/projects'];
export const PAGES = ['/', '/en', '/projects', '/en/contact', '/nothing-here'];

/** Addresses of what browsers load. */
export const builtFiles = (): string[] =>
  readdirSync(clientBuild, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientBuild.length));

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:client-manifest';

/** Gives the server build the list of files that the client build wrote just before it. */
export function clientManifest(): Plugin {
  return {
    name: 'site:client-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      if (this.environment.mode !== 'build') return 'export default {}';
      const { root, environments } = this.environment.getTopLevelConfig();
      const file = resolve(root, environments.client?.build.outDir ?? '', '.vite/manifest.json');
      const manifest = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
      return `export default ${manifest}`;
    },
  };
}

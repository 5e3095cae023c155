import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const id = 'virtual:client-manifest';

/** Gives the server build the list of files that the client build wrote just before it, and the text of its styles. */
export function clientManifest(): Plugin {
  return {
    name: 'site:client-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      if (this.environment.mode !== 'build') return moduleOf('{}', {});
      const { root, environments } = this.environment.getTopLevelConfig();
      const folder = resolve(root, environments.client?.build.outDir ?? '');
      const file = resolve(folder, '.vite/manifest.json');
      if (!existsSync(file)) return moduleOf('{}', {});
      const manifest = readFileSync(file, 'utf8');
      const files = Object.values(JSON.parse(manifest) as Manifest).flatMap(({ css = [] }) => css);
      const styles = files.map((name) => [name, readFileSync(resolve(folder, name), 'utf8')]);
      return moduleOf(manifest, Object.fromEntries(styles));
    },
  };
}

function moduleOf(manifest: string, styles: object): string {
  return `export default ${manifest};\nexport const styles = ${JSON.stringify(styles)};`;
}

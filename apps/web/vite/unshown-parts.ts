import type { Plugin } from 'vite';

/**
 * Parts that components of Ant Design carry along and no screen of ours shows: their folder or file, by the module that
 * would bring it, with the names that this one asks for (adr/0034). Filters of ours stand above a table.
 */
const UNSHOWN: readonly (readonly [importer: string, source: string, names?: readonly string[]])[] = [
  ['antd/es/table/hooks/useFilter/index.js', './FilterDropdown', ['flattenKeys']],
  ['antd/es/table/hooks/useSelection.js', '../../radio'],
  ['antd/es/table/InternalTable.js', './RcTable/VirtualTable'],
  ['antd/es/alert/index.js', './ErrorBoundary'],
  ['antd/es/badge/index.js', './Ribbon'],
  ['antd/es/dropdown/index.js', './dropdown-button'],
  ['antd/es/empty/index.js', './empty'],
  ['antd/es/input/index.js', './Group'],
  ['antd/es/input/index.js', './OTP'],
  ['antd/es/input/index.js', './Password'],
  ['antd/es/progress/progress.js', './Circle'],
  ['antd/es/progress/progress.js', './Steps'],
  ['antd/es/skeleton/Skeleton.js', './Avatar'],
  ['antd/es/skeleton/Skeleton.js', './Button'],
  ['antd/es/skeleton/Skeleton.js', './Image'],
  ['antd/es/skeleton/Skeleton.js', './Node'],
  ['antd/es/space/index.js', './Addon'],
  ['antd/es/tag/index.js', './CheckableTag'],
  ['antd/es/tag/index.js', './CheckableTagGroup'],
  ['antd/es/tooltip/index.js', './UniqueProvider'],
  ['antd/es/config-provider/index.js', '../tooltip/UniqueProvider'],
];

const mark = '\0unshown:';

/** Leaves them out of the client: whoever comes to use one is told so at its first sight, and takes its row away. */
export function unshownParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'site:unshown-parts',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    resolveId(source, importer) {
      const row = UNSHOWN.find(([by, part]) => part === source && importer?.endsWith(`/node_modules/${by}`));
      if (row === undefined) return null;
      met.add(row.join());
      return mark + row.join('|');
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const [importer = '', source = '', names = ''] = id.slice(mark.length).split('|');
      const refuse = `() => { throw new Error(${JSON.stringify(`${source} of ${importer} is left out of the build`)}); }`;
      const named = names.split(',').filter((name) => name !== '');
      return [`export default ${refuse};`, ...named.map((name) => `export const ${name} = ${refuse};`)].join(
        '\n',
      );
    },
    buildEnd() {
      const gone = UNSHOWN.filter((row) => !met.has(row.join()));
      if (gone.length > 0 && this.environment.mode === 'build')
        this.error(`Ant Design has no such parts: ${gone.map((row) => row.join(' ')).join(', ')}`);
    },
  };
}

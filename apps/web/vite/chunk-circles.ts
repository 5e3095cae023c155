import type { Plugin } from 'vite';

/**
 * Files that import each other in a circle run before what they need is there: every screen falls over in the browser,
 * while tests without a build stay green (adr/0034).
 */
export function chunkCircles(): Plugin {
  return {
    name: 'site:chunk-circles',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle !== undefined) this.error(`Chunks import each other in a circle: ${circle.join(' > ')}`);
    },
  };
}

/** The first circle that is met, from a file back to itself. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...path, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

import { useQueryClient } from '@tanstack/react-query';

/** What tells of changes to records of any kind. */
const FOLLOWING = ['bin', 'history', 'journal', 'overview'];

/** After a change: what was read of these kinds is forgotten, and what is shown of them, and of the counts, read again. */
export function useChanged(...kinds: readonly string[]): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const changed = [...kinds, ...FOLLOWING].map((kind) => ({ queryKey: [kind] }));
    for (const { queryKey } of changed) queries.removeQueries({ queryKey, type: 'inactive' });
    const shown = [...changed, { queryKey: ['counts'] }].map((one) => queries.invalidateQueries(one));
    await Promise.all(shown);
  };
}

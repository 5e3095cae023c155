/** State of the project list that lives in its address; absent means the default. */
export interface ProjectListSearch {
  q?: string;
  status?: string;
  category?: string;
  sort?: string;
  page?: number;
}

const texts = ['q', 'status', 'category', 'sort'] as const;

export function projectListSearch(search: Record<string, unknown>): ProjectListSearch {
  const state: ProjectListSearch = {};
  for (const name of texts) {
    const value = search[name];
    if (typeof value === 'string' && value) state[name] = value;
  }
  const page = Math.trunc(Number(search.page));
  if (page > 1) state.page = page;
  return state;
}

import { ApiError, getProject, listProjects } from '@site/api-client';

interface Reading {
  /** Answers in-process while a page is rendered on the server. */
  transport?: typeof fetch;
}

const missing = 404;

/** How projects are read, for loaders and hooks alike. */
export const projectQueries = {
  all: () => ['projects'] as const,
  list: (reading: Reading = {}) => ({
    queryKey: [...projectQueries.all(), 'list'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listProjects(undefined, { ...reading, signal }),
  }),
  detail: (id: string, reading: Reading = {}) => ({
    queryKey: [...projectQueries.all(), 'detail', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => getProject(id, { ...reading, signal }),
  }),
};

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === missing;
}

import { getProject, listProjects } from '@site/api-client';
import type { ListProjectsParams } from '@site/api-client';

interface Reading {
  /** Answers in-process while a page is rendered on the server. */
  transport?: typeof fetch;
}

/** How projects are read, for loaders and hooks alike. */
export const projectQueries = {
  all: () => ['projects'] as const,
  list: (params: ListProjectsParams, reading: Reading = {}) => ({
    queryKey: [...projectQueries.all(), 'list', params] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listProjects(params, { ...reading, signal }),
  }),
  detail: (id: string, reading: Reading = {}) => ({
    queryKey: [...projectQueries.all(), 'detail', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => getProject(id, { ...reading, signal }),
  }),
};

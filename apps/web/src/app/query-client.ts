import { QueryClient } from '@tanstack/react-query';
import { QUERY_DEFAULTS } from '../shared/api';

export function createQueryClient(): QueryClient {
  const queries = { ...QUERY_DEFAULTS, staleTime: 30_000, refetchOnWindowFocus: false };
  return new QueryClient({ defaultOptions: { queries } });
}

import { useQuery } from '@tanstack/react-query';

const MEBIBYTE = 1024 * 1024;

/** How large a stored file is, worded as the specification does (§5); nothing while it is not known. */
export function useFileSize(url: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['file-size', url],
    queryFn: async () => {
      const { ok, headers } = await fetch(url ?? '', { method: 'HEAD' });
      const bytes = Number(headers.get('Content-Length') ?? Number.NaN);
      return ok && bytes > 0 ? `${(bytes / MEBIBYTE).toFixed(2)} MB` : null;
    },
    enabled: url !== undefined && url !== '',
    staleTime: Infinity,
    retry: false,
  });
  return data ?? undefined;
}

import { http, type RestoredVersion, type VersionList, type WholeVersion } from '@site/api-client';

/** What is asked about all that one record has said. */
export interface VersionCalls {
  /** @param cursor of the page; empty for the first */
  list(cursor: string): Promise<VersionList>;
  read(version: number): Promise<WholeVersion>;
  /** Writes a version again, over the one that was seen to stand. */
  restore(version: number, seen: number): Promise<RestoredVersion>;
}

const PAGE = 50;

/** @param record its address in the API */
export function versionCalls(record: string): VersionCalls {
  const versions = `${record}/versions`;
  return {
    list: (cursor) =>
      http(`${versions}?${new URLSearchParams({ limit: String(PAGE), ...(cursor !== '' && { cursor }) })}`),
    read: (version) => http(`${versions}/${version}`),
    restore: (version, seen) =>
      http(`${versions}/${version}/restore`, { method: 'POST', headers: { 'If-Match': `"v${seen}"` } }),
  };
}

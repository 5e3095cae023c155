/** Where a list goes on (RFC 8288), for clients that follow links; undefined on the last page, and of what is no list. */
export function linkToNext(url: string, body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { next_cursor: cursor } = body as { readonly next_cursor?: unknown };
  if (typeof cursor !== 'string') return undefined;
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  query.delete('offset');
  query.set('cursor', cursor);
  return `<${start < 0 ? url : url.slice(0, start)}?${query}>; rel="next"`;
}

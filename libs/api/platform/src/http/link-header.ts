import { PAGE_LIMITS } from '@site/vocabulary';

/**
 * Where a list goes on, and where it began (RFC 8288), for clients that follow links; undefined of what is no list, and
 * of the only page. A page that a cursor begins does not know the one before it.
 */
export function linksOf(url: string, body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('next_cursor' in body)) return undefined;
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const asked = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  const offset = Number(asked.get('offset') ?? 0);
  const linkTo = (relation: string, place: Readonly<Record<string, unknown>>): string => {
    const query = new URLSearchParams(asked);
    for (const name of ['offset', 'cursor']) query.delete(name);
    for (const [name, value] of Object.entries(place)) query.set(name, String(value));
    return `<${query.size > 0 ? `${path}?${query}` : path}>; rel="${relation}"`;
  };
  const links: string[] = [];
  if (typeof body.next_cursor === 'string') links.push(linkTo('next', { cursor: body.next_cursor }));
  if (offset > 0) {
    const before = Math.max(0, offset - Number(asked.get('limit') ?? PAGE_LIMITS.default));
    links.push(linkTo('prev', before > 0 ? { offset: before } : {}));
  }
  if (offset > 0 || asked.has('cursor')) links.push(linkTo('first', {}));
  return links.length === 0 ? undefined : links.join(', ');
}

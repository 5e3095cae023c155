const PATH = /^\/(?:[a-z\d._-]+(?:\/[a-z\d._-]+)*)?$/;
const PARAMETER = /^([a-z_]+)=[^&]+$/;
const LONGEST = 1_000;
/** A whole number in any writing but its own. */
const PADDED = /=0\d/;
/** Parameters with endlessly many values. */
const FREE = new Set(['q', 'cursor', 'ids', 'updated_since', 'fields']);

/**
 * Whether others will ask for exactly this address: written in the one plain way, and about nothing that one visitor
 * has typed or reached. Anything else would fill the memory with copies.
 */
export function isCanonical(address: string): boolean {
  if (address.length > LONGEST) return false;
  const start = address.indexOf('?');
  if (start < 0) return PATH.test(address);
  const query = address.slice(start + 1);
  const names = query.split('&').map((pair) => (PADDED.test(pair) ? undefined : PARAMETER.exec(pair)?.[1]));
  return (
    PATH.test(address.slice(0, start)) &&
    names.every((name) => name !== undefined && !FREE.has(name)) &&
    new Set(names).size === names.length &&
    new URLSearchParams(query).toString() === query
  );
}

import type { ServerResponse } from 'node:http';
import type { Allowance } from '@site/api-kernel';

/**
 * Tells a client what its limits are, and what is left of them (draft-ietf-httpapi-ratelimit-headers-10): of several, all
 * in turn.
 */
export function showAllowance(response: ServerResponse, { limit, points, renewal }: Allowance): void {
  add(response, 'RateLimit-Policy', `"${limit.name}";q=${limit.points};w=${limit.seconds}`);
  add(response, 'RateLimit', `"${limit.name}";r=${points};t=${renewal}`);
}

function add(response: ServerResponse, name: string, item: string): void {
  const said = response.getHeader(name);
  response.setHeader(name, typeof said === 'string' ? `${said}, ${item}` : item);
}

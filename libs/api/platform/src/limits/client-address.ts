import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** What one client is counted under: its IPv4 address, or the /64 network that an IPv6 client owns whole. */
export function clientKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const gap = Math.max(0, GROUPS - left.length - right.length);
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  if (text === '') return [];
  // A dotted end stands for two groups; it is never part of the network.
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}

import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Settings } from '../config';

/** What no stranger's server is at (IANA special-purpose registries). */
const CLOSED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** All that is routed, and what of it leads elsewhere: Teredo, 6to4, documentation. */
const ROUTED_IPV6 = ['2000::', 3] as const;
const CLOSED_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED_IPV4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of CLOSED_IPV6) closed.addSubnet(network, bits, 'ipv6');
const routed = new BlockList();
routed.addSubnet(...ROUTED_IPV6, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether this machine itself may be called, also without encryption. */
export type TargetRules = Pick<Settings, 'webhookLoopback'>;

/** Whether this process may call the address: one of the open network, or loopback where that is allowed. */
export function isOpenAddress(address: string, { webhookLoopback }: TargetRules): boolean {
  if (isIP(address) === 0) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (webhookLoopback && loopback.check(address, family)) return true;
  if (family === 'ipv6' && !routed.check(address, family)) return false;
  return !closed.check(address, family);
}

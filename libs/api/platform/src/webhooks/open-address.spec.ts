import { describe, expect, it } from '@jest/globals';
import { isOpenAddress } from './open-address';

const open = (address: string, webhookLoopback = false) => isOpenAddress(address, { webhookLoopback });

describe('an address that may be called', () => {
  it.each(['8.8.8.8', '41.202.219.1', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2a00:1450:4007::200e'])(
    'is %s',
    (address) => expect(open(address)).toBe(true),
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:4136:e378::1', '2001:db8::1', '3fff::1', '100::1'],
    ...['localhost', '', '127.1', 'fe80::1%eth0'],
  ])('is not %s', (address) => expect(open(address)).toBe(false));

  it('is loopback where that is allowed, and no other of the closed ones', () => {
    for (const address of ['127.0.0.1', '127.9.9.9', '::1']) expect(open(address, true)).toBe(true);
    for (const address of ['10.1.2.3', '169.254.169.254', 'fe80::1']) expect(open(address, true)).toBe(false);
  });
});

import { isIP } from 'node:net';
import { clientKey } from '@site/api-platform/limits';
import Bowser from 'bowser';
import type { Request } from 'express';
import type { SessionClient } from '../../application/identity.store';

/** Of a `User-Agent`; the expressions that read it shall not be given more. */
const READ = 256;
const LONGEST = 80;

/** Browser and system without their versions, and the address as limits count it: of IPv6, the network. */
export function sessionClientOf({ ip, headers }: Pick<Request, 'ip' | 'headers'>): SessionClient {
  return { device: deviceOf(headers['user-agent']), address: addressOf(clientKey(ip)) };
}

function deviceOf(userAgent = ''): string | undefined {
  if (userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, READ));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? undefined : names.join(' · ').slice(0, LONGEST);
}

// A proxy that is trusted without reason may pass on anything.
function addressOf(client: string): string | undefined {
  return isIP(client.replace('/64', '')) === 0 ? undefined : client;
}

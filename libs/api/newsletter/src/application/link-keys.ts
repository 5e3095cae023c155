import type { LinkAction } from './subscription.store';

/** Makes what opens a link, and what addresses and links are known by; hashes are hexadecimal text. */
export abstract class LinkKeys {
  /** The same for the same letter, so that it need not be stored; nobody without the server's secret can tell it. */
  abstract token(action: LinkAction, letterId: string): string;
  abstract hashOf(token: string): string;
  /** Of each form of an address, by the secret of the server and by those before it: the first is the present one. */
  abstract addressHashes(written: string): readonly [string, ...string[]];
}

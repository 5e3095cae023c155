import type { Kind } from './environment-reader';
import { isDecodable } from './setting-kinds';

/** The mail server, and who mails come from. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
}

const NAMED = /^(?:"([^"\\\p{Cc}]*)"|([^"<>@,;:\\\p{Cc}]*?))\s*<([^<>]*)>$/u;
/** Without a dot, too: a mail server of one's own may know its neighbours by their names. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}\p{DI}]+@[^\s@<>()[\]\\,;:"\p{C}\p{DI}]+$/u;

/** Every part but the host is optional. */
export const smtpUrl: Kind<string> = {
  parse: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
    const bare = (url.pathname === '' || url.pathname === '/') && url.search === '' && url.hash === '';
    return bare && isDecodable(url.username) && isDecodable(url.password) ? text : undefined;
  },
  expected: [
    'une adresse comme smtp://utilisateur:mot-de-passe@hôte:587 est attendue',
    'an address like smtp://user:password@host:587 is expected',
  ],
};

const EXPECTED_MAILBOX = [
  'une seule adresse email, ou « Nom <adresse> », est attendue',
  'one e-mail address, or "Name <address>", is expected',
] as const;

export const sender: Kind<MailSettings['from']> = { parse: mailbox, expected: EXPECTED_MAILBOX };
export const recipient: Kind<string> = {
  parse: (text) => mailbox(text)?.address,
  expected: EXPECTED_MAILBOX,
};

function mailbox(text: string): MailSettings['from'] | undefined {
  const [, quoted, plain, inBrackets] = NAMED.exec(text) ?? [];
  const address = inBrackets ?? text;
  return ADDRESS.test(address) ? { name: (quoted ?? plain ?? '').trim(), address } : undefined;
}

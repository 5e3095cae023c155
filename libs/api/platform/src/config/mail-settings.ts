/** The mail server, and who mails come from. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
}

const NAMED = /^(?:"([^"\\\p{Cc}]*)"|([^"<>@,;:\\\p{Cc}]*?))\s*<([^<>]*)>$/u;
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** `smtp://user:password@host:port`, every part but the host optional. */
export function smtpUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
  const bare = (url.pathname === '' || url.pathname === '/') && url.search === '' && url.hash === '';
  return bare && isDecodable(url.username) && isDecodable(url.password) ? text : undefined;
}

/** `address` or `Name <address>`. */
export function mailbox(text: string): MailSettings['from'] | undefined {
  const [, quoted, plain, inBrackets] = NAMED.exec(text) ?? [];
  const address = inBrackets ?? text;
  return ADDRESS.test(address) ? { name: (quoted ?? plain ?? '').trim(), address } : undefined;
}

function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part).length >= 0;
  } catch {
    return false;
  }
}

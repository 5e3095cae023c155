import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../config/settings';

/** The `__Host-` prefix binds the cookie to this host, which needs https (RFC 6265bis §4.1.3.2). */
export function sessionCookieName({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** Whether an answer may depend on who asks: it is neither kept nor to be stored anywhere. */
export function isPersonal({ authorization, cookie }: IncomingHttpHeaders, sessionCookie: string): boolean {
  return authorization !== undefined || (cookie !== undefined && carries(cookie, `${sessionCookie}=`));
}

function carries(cookies: string, start: string): boolean {
  return cookies.includes(start) && cookies.split(';').some((one) => one.trimStart().startsWith(start));
}

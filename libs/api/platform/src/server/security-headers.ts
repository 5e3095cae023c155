import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Names and values in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[];

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
export const FILE_POLICY = "default-src 'none'; sandbox";
/** A service worker asks for what pages ask it for. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Headers of every answer but its content security policy; made once, from helmet's settings. */
export function securityHeaders({ publicUrl }: { readonly publicUrl: string }): FlatHeaders {
  const apply = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: publicUrl.startsWith('https:') && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true },
    // For browsers of ten years ago, or set by default elsewhere: bytes on every answer for nothing.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    originAgentCluster: false,
  });
  const collected: string[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => void collected.push(name, value),
    removeHeader: () => undefined,
  };
  apply({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return [...collected, 'Permissions-Policy', PERMISSIONS];
}

export function withPolicy(headers: FlatHeaders, policy: string): FlatHeaders {
  return [...headers, 'Content-Security-Policy', policy];
}

/** Sets all of them on an answer that is still to be written. */
export function setHeaders(response: ServerResponse, headers: FlatHeaders): void {
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

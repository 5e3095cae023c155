import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Of a problem document. */
  readonly body: Readonly<Record<string, unknown>>;
}

export function rawConnection(server: Server): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
}

/** A server that refuses half way may reset the connection. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends bytes as they are, and reads until the server hangs up. */
export async function askRaw(server: Server, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = rawConnection(server);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.write(bytes);
  await closed(socket);
  return parse(text);
}

function parse(text: string): RawAnswer {
  const [head = '', content = ''] = text.split(/\r\n\r\n(.*)/s);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const isProblem = /problem\+json/.test(head) && content !== '';
  const body = isProblem ? (JSON.parse(content) as RawAnswer['body']) : {};
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), text, body };
}

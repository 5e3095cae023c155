import { request as send, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, text and bytes as they are. */
  readonly body?: object | string | Buffer | undefined;
  readonly token?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** Body of a JSON answer. */
  readonly body: Record<string, unknown>;
}

export interface ProblemAnswer {
  readonly code: string;
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
}

/** One request on a connection of its own, with exactly the headers that are given. */
export function ask(url: string, { method, headers = {}, body, token }: Asked = {}): Promise<Answer> {
  const isJson = body !== undefined && typeof body === 'object' && !Buffer.isBuffer(body);
  const content = isJson ? JSON.stringify(body) : body;
  const all: Record<string, string> = {
    ...(isJson && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
  if (content !== undefined && all['Transfer-Encoding'] === undefined) {
    all['Content-Length'] = String(Buffer.byteLength(content as string | Buffer));
  }
  return new Promise((resolve, reject) => {
    const verb = method ?? (body === undefined ? 'GET' : 'POST');
    const outgoing = send(url, { method: verb, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve(answerOf(response.statusCode ?? 0, response.headers, chunks)));
    });
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

function answerOf(status: number, headers: IncomingHttpHeaders, chunks: readonly Buffer[]): Answer {
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString();
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== '';
  return { status, headers, bytes, text, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** What the answer refuses: status and code. */
export function refusalOf({ status, body }: Answer): string {
  return `${status} ${String(body['code'])}`;
}

/** Pointers of the fields that the answer refuses. */
export function pointersOf({ body }: Answer): string[] {
  return ((body as unknown as ProblemAnswer).errors ?? []).map(({ pointer }) => pointer);
}

/** Sends bytes as they are and answers all that comes back until the connection ends. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').setTimeout(3_000, () => socket.destroy());
    socket.on('data', (text: string) => (answer += text));
    // A server that refuses half way resets what still comes.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

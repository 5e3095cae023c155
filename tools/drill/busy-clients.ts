import { Agent, get } from 'node:http';

export interface ClientLoad {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  /** Paths in turn; `#` becomes a number that no request had before. */
  readonly paths: readonly string[];
}

export interface ClientLoadResult {
  readonly answers: number;
  readonly perSecond: number;
  /** Answers by status; 0: none came. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Clients that each keep a connection and ask again as soon as they are answered: in a process of their own. */
async function storm({ url, clients, seconds, paths }: ClientLoad): Promise<ClientLoadResult> {
  const statuses: Record<string, number> = {};
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      asked += 1;
      const path = paths[asked % paths.length] ?? '/';
      const status = await statusOf(url + path.replaceAll('#', String(asked)), agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    agent.destroy();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { answers, perSecond: answers / ((performance.now() - began) / 1000), statuses };
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = get(url, { agent, headers: { 'Accept-Encoding': 'br' }, timeout: 60_000 }, (answer) => {
      answer.on('error', () => resolve(0));
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(0));
  });
}

process.once('message', (asked) => {
  void storm(asked as ClientLoad).then((result) => process.send?.(result, () => process.disconnect()));
});

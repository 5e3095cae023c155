import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { aboutProcess, allProcesses, isAlive, withThoseBelow } from '../bench/processes.ts';
import { freePort, runningDatabase } from '../database/index.ts';
import { endLater } from '../ending.ts';

const root = resolve(import.meta.dirname, '../..');
const administrator = { email: 'drill@example.org', password: 'drill-of-the-site' };
const longestStart = 60_000;

/** The product as `npm start` runs it, on a folder and a port of its own, with all its processes. */
export class WholeProduct {
  private port: number | undefined;
  private starter: number | undefined;

  readonly dataDir: string;
  /** Who may sign in. */
  readonly administrator = administrator;
  /** Settings beside those of every drill. */
  readonly environment: Record<string, string> = {};

  constructor(dataDir: string) {
    this.dataDir = dataDir;
    endLater(() => this.kill());
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Answers after how many milliseconds it was ready. */
  async start(): Promise<number> {
    this.port ??= await freePort();
    const began = performance.now();
    const child = spawn(process.execPath, [join(root, 'tools/start.ts')], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'silent',
        ...this.environment,
      },
      stdio: 'ignore',
    });
    this.starter = child.pid;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || performance.now() - began > longestStart) {
        throw new Error('the product does not start');
      }
      await pause(50);
    }
    return performance.now() - began;
  }

  /** Ends all its processes at once, as a power cut does, but for what the kernel has in memory. */
  async kill(): Promise<void> {
    const pids = this.processes();
    for (const pid of pids) endProcess(pid);
    while (pids.some(isAlive)) await pause(20);
  }

  /** The API process: the one that listens. */
  get apiPid(): number {
    const api = this.processes().find((pid) => commandOf(pid).includes('dist/main.js'));
    if (api === undefined) throw new Error('the API does not run');
    return api;
  }

  async signIn(): Promise<string> {
    return (await this.session()).token;
  }

  /** An access token, and the cookie as a browser sends it. */
  async session(): Promise<{ token: string; cookie: string }> {
    const response = await fetch(`${this.url}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    return { token, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  }

  /** As the superuser, who may do what the product may not. */
  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const urls = runningDatabase(this.dataDir)?.urls;
    if (urls === undefined) throw new Error('the database does not run');
    const address = new URL(urls.superUrl);
    address.pathname = new URL(urls.appUrl).pathname;
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows as Row[];
    } finally {
      await client.end();
    }
  }

  private async isReady(): Promise<boolean> {
    return fetch(`${this.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The starter and all below it, and PostgreSQL, which may have been left alone. */
  private processes(): number[] {
    const cluster = join(this.dataDir, 'postgres');
    const roots = allProcesses().filter((pid) => pid === this.starter || commandOf(pid).includes(cluster));
    return [...withThoseBelow(roots).keys()].filter(isAlive);
  }
}

function commandOf(pid: number): string {
  return aboutProcess(pid, 'cmdline').replaceAll('\0', ' ');
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

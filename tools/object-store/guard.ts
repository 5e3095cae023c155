import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Runs a server for as long as whoever started this lives: a pipe closes with its owner, however that ends. */
const [folder = '', program = '', ...args] = process.argv.slice(2);
const server = spawn(program, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });

function leave(code: number): never {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.exit(code);
}

server.once('error', () => leave(1));
server.once('exit', (code) => leave(code ?? 0));
process.stdin.once('close', () => void server.kill('SIGKILL'));
process.stdin.resume();
// Ctrl-C reaches everyone in the terminal: the owner decides, and its end ends this.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

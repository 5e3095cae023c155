import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runtime } from '../runtime';
import { inProcess } from './in-process';

const FIRST = ['/', '/en', '/projects'];
const PATIENCE_MS = 5_000;

/** Has ready what most visitors ask for first; what fails or takes its time is made when it is asked for. */
export async function warmUpPages(
  server: Server,
  { settings, readiness }: Pick<Runtime, 'settings' | 'readiness'>,
): Promise<void> {
  if (settings.webDevelopment || readiness.stopping) return;
  const made = Promise.allSettled(FIRST.map((path) => inProcess(server, path)));
  await Promise.race([made, pause(PATIENCE_MS, undefined, { ref: false })]);
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const LOGGING = JSON.stringify(join(import.meta.dirname, 'logging.ts'));
const PROGRAM = `
  import { createLogs } from ${LOGGING};
  const { application } = createLogs({ logLevel: 'info' });
  process.once('disconnect', () => {
    application.info('the last line');
    process.exit(0);
  });
  process.send('listening');
`;

it('a process whose log nobody reads any more ends all the same', async () => {
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module-typescript', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.on('exit', (_, signal) => resolve(signal)),
  );
  child.stdout?.destroy();
  child.once('message', () => child.disconnect());
  const limit = setTimeout(() => child.kill('SIGKILL'), 30_000);
  expect(await ended).toBeNull();
  clearTimeout(limit);
});

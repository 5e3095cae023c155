import { spawnSync } from 'node:child_process';

/** What Node 20, the oldest we promise, brings along; it refuses locks that later ones write and accept. */
const OLDEST_NPM = '10.8.2';

const { status, stdout, stderr } = spawnSync(
  'npx',
  ['--yes', `npm@${OLDEST_NPM}`, 'ci', '--dry-run', '--ignore-scripts'],
  { encoding: 'utf8', shell: process.platform === 'win32' },
);
if (status !== 0) {
  console.error(`npm ${OLDEST_NPM} does not install this lock file:\n${stderr || stdout}`);
  process.exit(1);
}
console.log(`npm ${OLDEST_NPM} installs this lock file.`);

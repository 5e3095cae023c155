import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from './start-error.ts';

export interface Launch {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

/** Who runs PostgreSQL, and how a command is started as that person. */
export interface Account {
  owner: { uid: number; gid: number } | undefined;
  launch(command: string, args: readonly string[]): Launch;
}

const plain: Account = {
  owner: undefined,
  launch: (command, args) => ({ command, args: [...args] }),
};

/** PostgreSQL refuses to run as root: the folder's present owner runs it, else `postgres`, else `nobody`. */
function personFor(folder: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { uid, gid };
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const person = people.find(([login]) => login === name);
    if (person && person[2] !== '0') return { uid: Number(person[2]), gid: Number(person[3]) };
  }
  return { uid: 65534, gid: 65534 };
}

function another(owner: { uid: number; gid: number }, capability?: string): Account {
  if (!capability) return { owner, launch: (command, args) => ({ command, args: [...args], ...owner }) };
  const only = `-all,+${capability}`;
  // Without no_setuid_fixup, access(2) ignores the capability, and PostgreSQL calls it on its own binaries.
  const flags = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${only}`,
    `--ambient-caps=+${capability}`,
    `--bounding-set=${only}`,
  ];
  return { owner, launch: (command, args) => ({ command: 'setpriv', args: [...flags, command, ...args] }) };
}

/** Tries, for real, to enter the folder and to run the server; answers its version, or why it cannot. */
function tryOut(
  account: Account,
  folder: string,
  postgres: string,
): { version: string } | { refusal: string } {
  const script = 'cd "$1" && exec "$2" --version';
  const { command, args, ...person } = account.launch('/bin/sh', ['-c', script, 'sh', folder, postgres]);
  const result = spawnSync(command, args, { cwd: '/', encoding: 'utf8', ...person });
  if (result.error) return { refusal: result.error.message };
  if (result.status === 0) return { version: result.stdout.trim() };
  return { refusal: result.stderr.trim().split('\n').at(-1) ?? `status ${result.status}` };
}

/** Finds out how PostgreSQL can run over this folder; `claim` hands the folder over to its account. */
export function accountFor(
  folder: string,
  postgres: string,
  claim: (owner: { uid: number; gid: number }) => void,
): { account: Account; major: string } {
  let candidates = [plain];
  if (process.getuid?.() === 0) {
    const owner = personFor(folder);
    claim(owner);
    // A closed home needs the right to pass through it; containers often have only the wider right.
    candidates = [another(owner), another(owner, 'dac_read_search'), another(owner, 'dac_override')];
  }
  const refusals = new Set<string>();
  for (const account of candidates) {
    const outcome = tryOut(account, folder, postgres);
    if ('version' in outcome) {
      return { account, major: /(\d+)(?:\.\d+)?\S*$/.exec(outcome.version)?.[1] ?? '' };
    }
    refusals.add(outcome.refusal);
  }
  throw new StartError(
    `PostgreSQL ne peut pas fonctionner dans ${folder} : ${[...refusals].join(' ; ')}`,
    'PostgreSQL cannot run there; start as an ordinary user, or use a DATA_DIR and a folder that others may enter',
  );
}

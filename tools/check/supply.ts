import { spawnSync } from 'node:child_process';
import { committedSecrets } from './committed-secrets.ts';
import { lockTroubles } from './locked.ts';
import { billOfMaterials, componentsOf } from './sbom.ts';

/** What comes from others, and what must not go to them. */
const troubles = [...lockTroubles(), ...(await committedSecrets())];
const { size } = componentsOf(billOfMaterials());
if (size < 100) troubles.push(`The bill of materials names ${size} packages only`);

/** Needs a registry that signs: where there is none, that is said and no failure. */
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['audit', 'signatures', '--fetch-retries=0', '--fetch-timeout=20000'],
  { encoding: 'utf8', shell: process.platform === 'win32' },
);
const told = `${stdout}${stderr}`;
if (status === 0) console.log(told.trim());
else if (/invalid (?:registry )?signature|attestation.*invalid|missing registry signature/i.test(told))
  troubles.push(told);
else
  console.log(
    'SIGNATURES WERE NOT LOOKED AT: the registry of this machine offers none, or cannot be reached.',
  );

if (troubles.length > 0) {
  console.error(troubles.join('\n'));
  process.exit(1);
}
console.log(`Checksums and floors hold, git keeps no secret, the bill of materials names ${size} packages.`);

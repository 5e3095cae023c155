import { FileUpkeep } from '@site/api-files';
import type { Settings } from '@site/api-platform/config';
import { linesOf, linesOfSweep } from './files-wording';
import { inContext } from './in-context';
import { withStore } from './store-answer';

/** Tells what became of the files, or removes those whose time has come. */
export async function lookAfterFiles(settings: Settings, verb: 'check' | 'sweep'): Promise<void> {
  await inContext(settings, async (services) => {
    const upkeep = services.get(FileUpkeep);
    await withStore(() => (verb === 'check' ? check(upkeep) : sweep(upkeep)));
  });
}

async function check(upkeep: FileUpkeep): Promise<void> {
  const reports = await upkeep.check();
  for (const report of reports) console.log(linesOf(report).join('\n'));
  if (reports.some(({ missing }) => missing.some(({ records }) => records.length > 0))) {
    throw new Error(
      'Des fiches renvoient à un fichier qui manque. / Records point at a file that is missing.',
    );
  }
}

async function sweep(upkeep: FileUpkeep): Promise<void> {
  const report = await upkeep.sweep();
  console.log(linesOfSweep(report).join('\n'));
  if (report.failures.length > 0) {
    throw new Error(
      'Tout n’a pas pu être retiré ; relancez. / Not everything could be removed; run it again.',
    );
  }
}

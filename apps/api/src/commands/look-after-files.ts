import { FileUpkeep } from '@site/api-files';
import type { Settings } from '@site/api-platform/config';
import { linesOf, linesOfSweep } from './files-wording';
import { inContext } from './in-context';
import { withStore } from './store-answer';

const MOSTLY_UNKNOWN =
  'La base de données ne connaît pas la plupart de ces fichiers : est-ce la leur ? Si oui, npm run files -- sweep-unknown les retire. / ' +
  'The database does not know most of these files: is it theirs? If so, npm run files -- sweep-unknown removes them.';
const VERBS = ['check', 'sweep', 'sweep-unknown'] as const;
type Verb = (typeof VERBS)[number];

export const isFilesVerb = (word: string | undefined): word is Verb => VERBS.some((verb) => verb === word);

/** Tells what became of the files, or removes those whose time has come. */
export async function lookAfterFiles(settings: Settings, verb: Verb): Promise<void> {
  await inContext(settings, async (services) => {
    const upkeep = services.get(FileUpkeep);
    await withStore(() => (verb === 'check' ? check(upkeep) : sweep(upkeep, verb === 'sweep')));
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

async function sweep(upkeep: FileUpkeep, keepUnknown: boolean): Promise<void> {
  const report = await upkeep.sweep({ keepUnknown });
  console.log(linesOfSweep(report).join('\n'));
  if (report.failures.length > 0) {
    throw new Error(
      'Tout n’a pas pu être retiré ; relancez. / Not everything could be removed; run it again.',
    );
  }
  if (report.spared > 0) throw new Error(MOSTLY_UNKNOWN);
}

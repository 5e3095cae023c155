import 'reflect-metadata';
import { wrongWord } from './commands/wrong-word';
import { reasonOf } from './reason-of';

const USAGE = [
  '  migrate',
  '  admin grant|revoke|reset-password|reset-second-factor EMAIL',
  '  files check|sweep|sweep-unknown',
  '  retention [--dry-run]',
  '  privacy export|erase EMAIL',
  '  seed',
  '  backup FILE [--keep|--content] [NUMBER]',
  '  restore FILE [--verify]',
];

async function run(words: readonly string[]): Promise<void> {
  const wrong = wrongWord(words, USAGE);
  if (wrong !== undefined) throw new Error([wrong, 'Commandes / commands:', ...USAGE].join('\n'));
  // Loading the product takes a second, which a misspelt word need not wait for.
  const { runCommand } = await import('./commands/run-command');
  await runCommand(words);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
// A connection that is still being made or given up would hold the command back for a minute.
process.exit();

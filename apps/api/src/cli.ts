import 'reflect-metadata';
import { refusalOf } from './commands/wrong-word';
import { reasonOf } from './reason-of';

async function run(words: readonly string[]): Promise<void> {
  const refusal = refusalOf(words);
  if (refusal !== undefined) throw new Error(refusal);
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

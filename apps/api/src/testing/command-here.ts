import { jest } from '@jest/globals';
import { runCommand } from '../commands/run-command';
import { refusalOf } from '../commands/wrong-word';
import { reasonOf } from '../reason-of';
import { TEST_ENVIRONMENT } from './test-environment';
import { keepSignIn } from './whose-sign-in';

export interface Carried {
  readonly code: 0 | 1;
  readonly output: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let last: Promise<unknown> = Promise.resolve();

/**
 * A command as `cli.ts` carries it out, but in this process, which has loaded the product already. One at a time: what they
 * say goes to one console. Of the process itself, `runBuilt` tells.
 */
export function commandHere(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Carried> {
  const carried = last.then(() => carryOut(words, { ...TEST_ENVIRONMENT, ...environment }));
  last = carried;
  return carried;
}

async function carryOut(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<Carried> {
  const giveBack = keepSignIn();
  const heard = new Set(SIGNALS.flatMap((name) => process.listeners(name)));
  let output = '';
  const say = (text: unknown): void => void (output += `${String(text)}\n`);
  const spoken = jest.spyOn(console, 'log').mockImplementation(say);
  try {
    const refusal = refusalOf(words);
    if (refusal !== undefined) throw new Error(refusal);
    await runCommand(words, environment);
    return { code: 0, output };
  } catch (error) {
    say(reasonOf(error));
    return { code: 1, output };
  } finally {
    spoken.mockRestore();
    giveBack();
    // A process that ends after its command takes its listeners with it.
    for (const name of SIGNALS)
      for (const one of process.listeners(name)) if (!heard.has(one)) process.off(name, one);
  }
}

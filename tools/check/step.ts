import { availableParallelism } from 'node:os';
import { count, type Count } from './report.ts';
import type { Outcome } from './run.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** Steps that must have passed. */
  readonly needs?: readonly string[];
  /** Steps that must be over: they look at what this one touches. */
  readonly after?: readonly string[];
  /** How many processors it keeps busy; 1 if not said. */
  readonly width?: number;
  /** Where its runners leave JSON reports. */
  readonly reports?: readonly string[];
}

export interface Ended extends Count {
  readonly name: string;
  readonly seconds: number;
}

/** Lines of a failed step; the end of an output says what was wrong. */
const shown = 400;

const seconds = (from: number): number => (performance.now() - from) / 1000;

function indent(output: string): string {
  const lines = output.trimEnd().split('\n');
  const left = lines.length > shown ? [`… ${lines.length - shown} lines before`] : [];
  return [...left, ...lines.slice(-shown)].map((line) => `    ${line}`).join('\n');
}

function tell({ name, passed, failed, skipped, seconds: took }: Ended, counted: boolean): void {
  const figures = counted ? `  ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  const left = skipped > 0 ? `  (${skipped} SKIPPED)` : '';
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(13)}${took.toFixed(1).padStart(6)} s${figures}${left}`);
}

async function carryOut(step: Step, ended: ReadonlyMap<string, Ended>): Promise<Ended> {
  const missed = step.needs?.filter((name) => (ended.get(name)?.failed ?? 0) > 0) ?? [];
  const from = performance.now();
  const outcome: Outcome =
    missed.length > 0
      ? { code: 1, stdout: '', output: `not run: ${missed.join(' and ')} failed\n` }
      : await step.run().catch((error: unknown) => ({ code: 1, stdout: '', output: `${String(error)}\n` }));
  const result = { name: step.name, seconds: seconds(from), ...count(outcome.code, step.reports ?? []) };
  tell(result, step.reports !== undefined);
  if (result.failed > 0) console.log(indent(outcome.output));
  // What passed at its second attempt only is told of, with its name.
  const flaky = /^ *\d+ flaky$(?:\n.+)*/m.exec(outcome.output)?.[0];
  if (result.failed === 0 && flaky !== undefined) console.log(flaky);
  return result;
}

/** Runs the steps in their order, as many at a time as there are processors, and goes on after a failure. */
export async function runSteps(steps: readonly Step[]): Promise<Ended[]> {
  const slots = Math.max(2, availableParallelism());
  const chosen = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const running = new Map<string, { width: number; end: Promise<void> }>();
  const ended = new Map<string, Ended>();
  const isReady = ({ needs = [], after = [], width = 1 }: Step): boolean => {
    const busy = [...running.values()].reduce((sum, step) => sum + step.width, 0);
    const free = busy === 0 || busy + width <= slots;
    return free && [...needs, ...after].every((name) => ended.has(name) || !chosen.has(name));
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next < 0) {
      await Promise.race([...running.values()].map(({ end }) => end));
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (!step) break;
    const end = carryOut(step, ended).then((result) => {
      ended.set(step.name, result);
      running.delete(step.name);
    });
    running.set(step.name, { width: step.width ?? 1, end });
  }
  return [...ended.values()];
}

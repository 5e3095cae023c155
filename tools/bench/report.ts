import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { ListWait } from './lists.ts';
import type { Sample } from './measure.ts';

export interface Measurement extends Sample {
  readonly scenario: string;
  readonly connections: number;
  readonly target: string;
}

export interface Resources {
  /** Megabytes and milliseconds. */
  readonly idle: number;
  readonly warm: { readonly kept: number; readonly reading: number };
  readonly start: number;
  readonly lists: readonly ListWait[];
}

const LIST_GOAL = 300;

interface Goal {
  readonly scenario: string;
  readonly target: string;
  readonly floor: string;
  /** Share of the floor's rate that must be reached, or multiple of its CPU that may be spent. */
  readonly rate?: number;
  readonly cpu?: number;
}

const goals: readonly Goal[] = [
  { scenario: 'list of 100', target: 'every read', floor: 'floor pg', rate: 0.8 },
  { scenario: 'list of 10', target: 'every read', floor: 'floor pg', rate: 0.7 },
  { scenario: 'one record', target: 'every read', floor: 'floor pg', rate: 0.6 },
  { scenario: 'create', target: 'every read', floor: 'floor pg', rate: 0.5 },
  { scenario: '100 or 100,000', target: '100,000 rows', floor: 'every read', cpu: 1.2 },
  { scenario: 'list of 100', target: 'kept', floor: 'floor memory', cpu: 1.5 },
  { scenario: 'list of 10', target: 'kept', floor: 'floor memory', cpu: 2 },
  { scenario: 'one record', target: 'kept', floor: 'floor memory', cpu: 3 },
  { scenario: 'rendered page', target: 'kept', floor: 'floor memory', cpu: 2 },
];
const generatedBelow = '<!-- figures: written by npm run bench -->';

/** Writes the table and the goals into docs/performance.md, below its text, and all figures as JSON beside it. */
export function writeReport(root: string, measurements: readonly Measurement[], resources: Resources): void {
  const file = join(root, 'docs/performance.md');
  const [text = ''] = readFileSync(file, 'utf8').split(generatedBelow);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const lines = [
    text + generatedBelow,
    '',
    `Measured on ${day}: ${machine}.`,
    '',
    '## Goals',
    '',
    '| scenario, 16 connections | goal | measured | |',
    '| --- | --- | --- | --- |',
    ...goals.map((goal) => judge(goal, measurements)),
    row('ready, database up', '≤ 900 ms', `${resources.start.toFixed(0)} ms`, resources.start <= 900),
    row('memory, idle', '≤ 150 MB', `${resources.idle.toFixed(0)} MB`, resources.idle <= 150),
    row(
      'memory, warm, kept answers',
      '≤ 220 MB',
      `${resources.warm.kept.toFixed(0)} MB`,
      resources.warm.kept <= 220,
    ),
    row(
      'memory, warm, every read',
      '≤ 220 MB',
      `${resources.warm.reading.toFixed(0)} MB`,
      resources.warm.reading <= 220,
    ),
    ...resources.lists
      .filter(({ records }) => records === 10_000)
      .map(({ action, worst }) =>
        row(
          `list of 10,000: ${action}`,
          `≤ ${LIST_GOAL} ms`,
          `${worst.toFixed(0)} ms at worst`,
          worst <= LIST_GOAL,
        ),
      ),
    '',
    '## Lists of the administration',
    '',
    '| records | action | median ms | worst ms |',
    '| --: | --- | --: | --: |',
    ...resources.lists.map(
      ({ records, action, median, worst }) =>
        `| ${records} | ${action} | ${median.toFixed(0)} | ${worst.toFixed(0)} |`,
    ),
    '',
    '## Figures',
    '',
    '| scenario | connections | server | requests/s | p50 ms | p97.5 ms | p99 ms | CPU µs | database CPU µs |',
    '| --- | --: | --- | --: | --: | --: | --: | --: | --: |',
    ...measurements.map(
      (one) =>
        `| ${one.scenario} | ${one.connections} | ${one.target} | ${one.requestsPerSecond.toFixed(0)} | ${one.p50} | ${one.p97_5} | ` +
        `${one.p99} | ${one.cpuMicroseconds.toFixed(0)} | ${one.databaseMicroseconds.toFixed(0)} |`,
    ),
    '',
  ];
  writeFileSync(file, lines.join('\n'));
  writeFileSync(
    join(root, 'docs/performance.json'),
    `${JSON.stringify({ day, machine, resources, measurements }, null, 2)}\n`,
  );
  console.log(lines.slice(4, 21).join('\n'));
}

function judge(goal: Goal, measurements: readonly Measurement[]): string {
  const find = (target: string) =>
    measurements.find(
      (one) => one.scenario === goal.scenario && one.target === target && one.connections === 16,
    );
  const [own, floor] = [find(goal.target), find(goal.floor)];
  if (own === undefined || floor === undefined)
    return row(`${goal.scenario}, ${goal.target}`, '', 'not measured', false);
  if (goal.rate !== undefined) {
    const [rate, cpu] = [
      own.requestsPerSecond / floor.requestsPerSecond,
      floor.cpuMicroseconds / own.cpuMicroseconds,
    ];
    const measured = `${rate.toFixed(2)} of the rate (${cpu.toFixed(2)} by CPU)`;
    return row(
      `${goal.scenario}, ${goal.target} / ${goal.floor}`,
      `≥ ${goal.rate}`,
      measured,
      rate >= goal.rate,
    );
  }
  const times = own.cpuMicroseconds / floor.cpuMicroseconds;
  return row(
    `${goal.scenario}, ${goal.target} / ${goal.floor}`,
    `≤ ${goal.cpu} × CPU`,
    `${times.toFixed(2)} ×`,
    times <= (goal.cpu ?? 0),
  );
}

export function row(name: string, goal: string, measured: string, met: boolean): string {
  return `| ${name} | ${goal} | ${measured} | ${met ? 'met' : '**not met**'} |`;
}

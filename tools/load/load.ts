import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { row } from '../bench/report.ts';
import { endAll, endAtSignals } from '../ending.ts';
import { judge } from './goals.ts';
import { underLoad } from './phases.ts';
import { targets } from './targets.ts';

const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'site' },
    url: { type: 'string' },
    instances: { type: 'string', default: '1' },
    records: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
  },
});
const open = targets[values.target];
if (open === undefined) {
  console.error(`--target=${Object.keys(targets).join('|')}`);
  process.exit(2);
}
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}`;
/** Standard output is for the figures alone where they are read by a program. */
const say = values.json ? console.error : console.log;
const runs: object[] = [];
endAtSignals();

/** `npm run load -- --instances=1,2,4 --records=10000 --minutes=15 --json`: what a server does with more and more visitors. */
for (const instances of values.instances.split(',').map(Number)) {
  const records = Number(values.records);
  try {
    const target = await open({ instances, records, url: values.url });
    // Of the minute before: how much the machine has to do besides.
    const [load = 0] = loadavg();
    say(
      `\n${values.target}: ${instances} instances, ${records} records; ${machine}, load ${load.toFixed(1)}`,
    );
    const times = { seconds: Number(values.seconds), minutes: Number(values.minutes) };
    const figures = await underLoad(target, times, say);
    const goals = judge(figures);
    say(['', '| | goal | measured | |', '| --- | --- | --- | --- |'].join('\n'));
    for (const { what, goal, measured, met } of goals) say(row(what, goal, measured, met));
    if (goals.some(({ met }) => !met)) process.exitCode = 1;
    runs.push({ target: values.target, machine, load, instances, records, goals, figures });
  } finally {
    await endAll();
  }
}
if (values.json) console.log(JSON.stringify(runs, null, 2));

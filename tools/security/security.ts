import { build } from '../build.ts';
import { clusterUntilEnd, endAll, endAtSignals } from '../ending.ts';
import { chosen, type Row } from './list.ts';
import { seenToFail } from './seen-to-fail.ts';
import { runSuite, type Result } from './suite.ts';

/**
 * `npm run test:security [-- ROW…]`: asks two instances of the built product, as strangers do, whether every rule of
 * `rows.json` holds. `--json` prints the results as JSON, `--seen-to-fail` takes guards away and demands a failure.
 */
const parameters = process.argv.slice(2);
const asJson = parameters.includes('--json');
const names = parameters.filter((one) => !one.startsWith('--'));
// `C-15` asks for both rules of that number, but where a guard was taken away.
const rows = chosen(names).filter(({ id }) => !parameters.includes('--exactly') || names.includes(id));
const began = performance.now();

function tell({ id, star, expected }: Row, { result, seconds, reason }: Result): void {
  if (asJson) return;
  const mark = { holds: '✓', fails: '✗', 'held by': '→', missing: '?' }[result];
  const took = seconds >= 1 ? ` (${seconds} s)` : '';
  console.log(`${id.padEnd(5)}${star ? '★' : ' '} ${mark} ${expected}${took}`);
  if (reason !== undefined) console.log(reason.replaceAll(/^/gm, '          '));
}

async function look(): Promise<void> {
  endAtSignals();
  try {
    const results = await runSuite(await clusterUntilEnd(), rows, tell);
    const count = (result: Result['result']): number => results.filter((one) => one.result === result).length;
    if (asJson) console.log(JSON.stringify(results, null, 2));
    else {
      console.log(
        `${count('holds')} hold, ${count('fails')} fail, ${count('held by')} are held by the tests they name, ` +
          `${count('missing')} are missing; ${Math.round((performance.now() - began) / 1000)} s`,
      );
    }
    process.exitCode = count('fails') + count('missing') === 0 ? 0 : 1;
  } finally {
    await endAll();
  }
}

if (process.env['SECURITY_BUILD'] === undefined) await build();
if (parameters.includes('--seen-to-fail')) process.exitCode = seenToFail(rows) ? 0 : 1;
else await look();

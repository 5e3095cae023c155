import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './findings.ts';
import { makeOverlay } from './overlay.ts';
import { placeOf, type Finding, type Plant, type Tool } from './planted.ts';
import { plantsOfBoundaries } from './plants-of-boundaries.ts';
import { plantsOfChecks } from './plants-of-checks.ts';
import { plantsOfStructure } from './plants-of-structure.ts';
import { plantsOfWriting } from './plants-of-writing.ts';

const plants = [...plantsOfBoundaries, ...plantsOfWriting, ...plantsOfStructure, ...plantsOfChecks];
const tools = [...new Set(plants.map(({ by }) => by))];

/** Steiger names a slice or its folder where the violation is in a file below. */
function refuses(finding: Finding, plant: Plant): boolean {
  const place = placeOf(plant);
  const there = finding.path === place || (plant.by === 'steiger' && place.startsWith(`${finding.path}/`));
  return there && finding.rule === plant.rule && new RegExp(plant.says ?? '').test(finding.message);
}

function sow(): { root: string; dispose: () => void } {
  const overlay = makeOverlay(process.cwd());
  for (const { files } of plants) {
    for (const [path, text] of Object.entries(files)) {
      const place = join(overlay.root, path);
      if (typeof text === 'string') overlay.write(path, text);
      else overlay.write(path, text(existsSync(place) ? readFileSync(place, 'utf8') : ''));
    }
  }
  return overlay;
}

async function harvest(root: string, waiting: Tool[], findings: Map<Tool, Finding[]>): Promise<void> {
  for (let tool = waiting.shift(); tool; tool = waiting.shift()) {
    const paths = plants.filter(({ by }) => by === tool).map(placeOf);
    const answer = ask[tool](root, paths).catch((error: unknown) => {
      console.error(`${tool} gave no answer. ${String(error)}`);
      return [];
    });
    findings.set(tool, await answer);
  }
}

const began = performance.now();
const { root, dispose } = sow();
const findings = new Map<Tool, Finding[]>();
try {
  const waiting = [...tools];
  await Promise.all([harvest(root, waiting, findings), harvest(root, waiting, findings)]);
} finally {
  dispose();
}

let open = 0;
for (const plant of plants) {
  const refused = findings.get(plant.by)?.some((finding) => refuses(finding, plant)) ?? false;
  if (!refused) open += 1;
  console.log(`${refused ? 'refused' : 'LET IN '}  ${plant.by.padEnd(18)}  ${plant.fence}`);
  if (refused) continue;
  console.log(
    `         ${placeOf(plant)} was to meet ${plant.rule}${plant.says ? ` (“${String(plant.says)}”)` : ''}, and met:`,
  );
  for (const { path, rule, message } of findings.get(plant.by) ?? []) {
    if (path === placeOf(plant)) console.log(`         ${rule}: ${message}`);
  }
}
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  `\n${plants.length} violations planted, ${plants.length - open} refused, ${open} let in (${seconds} s)`,
);
process.exit(open === 0 ? 0 : 1);

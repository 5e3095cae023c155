import type { Tally } from '@site/api-kernel';

export function linesOfTally(tally: Tally): string[] {
  return Object.entries(tally).map(([name, count]) => `  ${name} : ${count}`);
}

import type { Running } from './processes.ts';

/** Waits of one administrator at a list, in milliseconds. */
export interface ListWait {
  readonly records: number;
  readonly action: string;
  readonly median: number;
  readonly worst: number;
}

const TURNS = 15;

/** What an administrator does at a list of projects; each answer is read from PostgreSQL. */
const ACTIONS: Readonly<Record<string, string>> = {
  open: '',
  'last page': '&offset=9950',
  'sort by title': '&sort=title_fr',
  'sort by place, last page': '&sort=-location&offset=9950',
  'filter by category': '&category=gire',
  'search for one record': '&q=numero%204321',
  'search that all records match': '&q=etude%20bilan',
  'search that all match, sorted': '&q=etude&sort=title_en',
  'search for one letter': '&q=z',
  'search for nothing there is': '&q=xylophone',
};

export async function waitsAtLists(product: Running, token: string, records: number): Promise<ListWait[]> {
  const waits: ListWait[] = [];
  for (const [action, query] of Object.entries(ACTIONS)) {
    const taken: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const began = performance.now();
      const answer = await fetch(`${product.url}/api/v1/projects?limit=50${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${action} answered ${answer.status}`);
      taken.push(performance.now() - began);
    }
    taken.sort((left, right) => left - right);
    const wait = { records, action, median: taken[Math.floor(TURNS / 2)] ?? 0, worst: taken.at(-1) ?? 0 };
    waits.push(wait);
    console.log(
      `${String(records).padStart(6)} records, ${action.padEnd(32)} ${wait.median.toFixed(0).padStart(4)} ms, worst ${wait.worst.toFixed(0)} ms`,
    );
  }
  return waits;
}

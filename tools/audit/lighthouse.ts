import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Not a dependency: it would make every installation 150 MB larger. `npx` fetches it for who asks. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  /** 0 to 100, in the order of `CATEGORIES`. */
  readonly scores: readonly number[];
  /** On the simulated slow 4G of a cheap phone, in milliseconds. */
  readonly largestPaint: number;
  readonly shift: number;
  /** What costs points. */
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number; title: string }>>;
}

/** Lighthouse’s own settings for a phone, in a browser that asks for `language`. Now and then it loses its own trace. */
export async function audit(url: string, language: string, chromium: string): Promise<Audit> {
  try {
    return await auditOnce(url, language, chromium);
  } catch {
    return auditOnce(url, language, chromium);
  }
}

async function auditOnce(url: string, language: string, chromium: string): Promise<Audit> {
  const flags = ['--headless=new', '--no-sandbox', `--lang=${language}`, `--accept-lang=${language}`];
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags.join(' ')}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromium } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const refs = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  const faults = refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestPaint: valueOf('largest-contentful-paint'),
    shift: valueOf('cumulative-layout-shift'),
    faults: [...new Set(faults)],
  };
}

import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** What a runner says in its JSON report; a suite that could not even be read counts as one failure. */
function countIn(report: JestReport | PlaywrightReport): Count {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  }
  const unread = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests,
  };
}

/** A step that failed fails at least once, whatever its reports say; one without a report counts as one. */
export function count(code: number, files: readonly string[]): Count {
  const reports = files
    .filter((file) => existsSync(file))
    .map((file) => countIn(JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport));
  const sum = (pick: keyof Count): number => reports.reduce((total, report) => total + report[pick], 0);
  const read = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  if (reports.length === 0 && code === 0) return { ...read, passed: 1 };
  return code !== 0 && read.failed === 0 ? { ...read, failed: 1 } : read;
}

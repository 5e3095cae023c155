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

/** A step that failed fails at least once, whatever its report says; one without a report counts as one. */
export function count(code: number, file: string | undefined): Count {
  const read =
    file !== undefined && existsSync(file)
      ? countIn(JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport)
      : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return code !== 0 && read.failed === 0 ? { ...read, failed: 1 } : read;
}

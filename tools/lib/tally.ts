import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed tests that needed a second attempt. */
  flaky?: number;
  /** Failed tests, by file and title. */
  names?: readonly string[];
};

export const passed: Tally = { passed: 1, failed: 0, skipped: 0 };
export const failed: Tally = { passed: 0, failed: 1, skipped: 0 };
export const skipped: Tally = { passed: 0, failed: 0, skipped: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function inWords({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export function vitestTally(file: string, code: number): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return failed;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  const tests = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, name: `${basename(name)}: ${result.fullName}` })),
  );
  const names = tests.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const flaky = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).length;
  return trusted({ passed: numPassedTests, failed: numFailedTests, skipped, flaky, names }, code);
}

/**
 * A journey that passes at the second attempt counts as passed and as flaky. Playwright prints the failed ones last.
 */
export function playwrightTally(file: string, code: number): Tally {
  const stats = (readReport(file) as PlaywrightReport | undefined)?.stats;
  if (!stats) return failed;
  const { expected, unexpected, flaky, skipped } = stats;
  return trusted({ passed: expected + flaky, failed: unexpected, skipped, flaky }, code);
}

/** A run with an error but no failed test (a file that does not load), or without any test, counts as failed. */
function trusted(tally: Tally, code: number): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  return ranNothing || (code !== 0 && tally.failed === 0) ? { ...tally, failed: tally.failed + 1 } : tally;
}

function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

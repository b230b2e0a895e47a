import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed tests that needed a second attempt, by file and title. */
  flaky?: readonly string[];
  /** Failed tests, by file and title, with the first line of their message. */
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

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  file: string;
  specs?: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
};

export function vitestTally(file: string, code: number): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return failed;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  const tests = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, name: `${basename(name)}: ${result.fullName}` })),
  );
  const names = tests
    .filter(({ status }) => status === 'failed')
    .map(({ name, failureMessages: [message = ''] }) => `${name} (${message.split('\n', 1)[0]})`);
  const flaky = tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ name }) => name);
  return trusted({ passed: numPassedTests, failed: numFailedTests, skipped, flaky, names }, code);
}

/** A journey that passes at the second attempt counts as passed and as flaky. */
export function playwrightTally(file: string, code: number): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report) return failed;
  const { expected, unexpected, skipped } = report.stats;
  const named = (status: string) => report.suites.flatMap((suite) => journeysOf(suite, status));
  const flaky = named('flaky');
  const tally = { passed: expected + flaky.length, failed: unexpected, skipped, flaky, names: named('unexpected') };
  return trusted(tally, code);
}

function journeysOf(suite: PlaywrightSuite, status: string): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.filter((one) => one.status === status).map(() => `${basename(suite.file)}: ${title}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysOf(inner, status))];
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

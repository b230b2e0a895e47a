import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inWords, playwrightTally, sum, vitestTally } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'yrke-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vitestReport = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) =>
  saved({ numPassedTests, numFailedTests, numPendingTests, numTodoTests: 0 });

function saved(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test.each([
  ['all passed', 3, 0, 0, { passed: 3, failed: 0 }],
  ['some failed', 3, 2, 1, { passed: 3, failed: 2 }],
  ['a file did not load', 3, 0, 1, { passed: 3, failed: 1 }],
  ['nothing ran, and the runner was content', 0, 0, 0, { passed: 0, failed: 1 }],
])('vitest: %s', (_, passed, failed, code, expected) => {
  expect(vitestTally(vitestReport(passed, failed), code)).toMatchObject(expected);
});

test('vitest: failed tests are named, and tests that passed at the second try too', () => {
  const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [result('a', 'passed'), result('b', 'failed', 'x', 'y'), result('c', 'passed', 'x')];
  const testResults = [{ name: '/shop/tests/life.test.ts', assertionResults }];
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  expect(vitestTally(saved({ ...counts, testResults }), 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    flaky: ['life.test.ts: c'],
    names: ['life.test.ts: b (x)'],
  });
});

test('only skipped tests count as a failure', () => {
  expect(vitestTally(vitestReport(0, 0, 5), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 5 });
});

test('a runner without a report has failed', () => {
  expect(vitestTally(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(playwrightTally(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a journey that passed at the second try is counted and named as flaky', () => {
  const spec = (title: string, ...states: string[]) => ({ title, tests: states.map((status) => ({ status })) });
  const file = 'cart.spec.ts';
  const suites = [
    { file, specs: [spec('a', 'expected', 'flaky')], suites: [{ file, specs: [spec('b', 'unexpected')] }] },
    { file: 'vas.spec.ts', specs: [spec('c', 'skipped')] },
  ];
  const report = saved({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, suites });
  expect(playwrightTally(report, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    flaky: ['cart.spec.ts: a'],
    names: ['cart.spec.ts: b'],
  });
});

test('the last line has passed and failed, and skipped only if there are any', () => {
  const one = { passed: 2, failed: 0, skipped: 0 };
  expect(inWords(one)).toBe('2 passed, 0 failed');
  expect(inWords(sum([one, { passed: 1, failed: 1, skipped: 3 }]))).toBe('3 passed, 1 failed, 3 skipped');
});

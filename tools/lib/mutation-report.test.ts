import { expect, test } from 'vitest';
import { describeMutants, type TriedMutant } from './mutation-report.ts';

const source = ['export const isAdult = (age: number) =>', '  age >= 18 &&', '  age < 150;', ''].join('\n');

const mutant = (status: string, replacement: string, from: [number, number], to: [number, number]): TriedMutant => ({
  path: 'core/age.ts',
  status,
  replacement,
  location: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
  source,
});

test('surviving mutants are listed with line, original and replacement', () => {
  const told = describeMutants([
    mutant('Survived', 'age <= 150', [3, 3], [3, 12]),
    mutant('NoCoverage', 'age >= 18 || age < 150', [2, 3], [3, 12]),
    mutant('Killed', 'age > 18', [2, 3], [2, 12]),
    mutant('Timeout', 'true', [2, 3], [2, 12]),
    mutant('Ignored', 'false', [2, 3], [2, 12]),
  ]);
  expect(told.split('\n')).toEqual([
    '',
    'core/age.ts: 2 of 4 changes noticed',
    '  core/age.ts:2 age >= 18 && age < 150 -> age >= 18 || age < 150 (no test comes here)',
    '  core/age.ts:3 age < 150 -> age <= 150',
    '',
    'altogether: 2 of 4 changes noticed',
  ]);
});

test('a file without survivors is not listed, and long code is cut', () => {
  expect(describeMutants([mutant('Killed', 'x', [1, 1], [1, 2])])).toBe('\naltogether: 1 of 1 changes noticed');
  expect(describeMutants([mutant('Survived', 'y'.repeat(71), [1, 1], [1, 7])])).toContain(
    `core/age.ts:1 export -> ${'y'.repeat(70)}...\n`,
  );
});

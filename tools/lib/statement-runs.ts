import { rmSync } from 'node:fs';
import { inRoot } from './root.ts';
import { notRepeated, type RecordedTest, readRecord, testsToRepeat } from './statements.ts';
import { failed, passed, sum, type Tally } from './tally.ts';

type Database = 'pglite' | 'postgres';

const folderOf = (database: Database) => inRoot(`.cache/statements-${database}`);

/** The setting that makes the service tests write a new record of their statements. */
export function recordInto(database: Database): { STATEMENT_RECORD: string } {
  rmSync(folderOf(database), { recursive: true, force: true });
  return { STATEMENT_RECORD: folderOf(database) };
}

/** The record of this run's tests on PGlite. It serves one run: afterwards the sources may have changed. */
export function takeRecord(): RecordedTest[] {
  const record = readRecord(folderOf('pglite'));
  rmSync(folderOf('pglite'), { recursive: true, force: true });
  return record;
}

/** Arguments that make Vitest run only what PostgreSQL has to repeat. A test with the same title in another of the files runs too. */
export function repeating(record: readonly RecordedTest[]): string[] {
  const tests = testsToRepeat(record);
  const names = new Set(tests.map(({ test }) => RegExp.escape(test)));
  return [...new Set(tests.map(({ file }) => file)), '--testNamePattern', `^(?:${[...names].join('|')})$`];
}

/** Counts one more test: each statement that ran on PGlite has run on PostgreSQL. */
export function withStatements(tally: Tally, record: readonly RecordedTest[]): { tally: Tally; output?: string } {
  if (record.length === 0 || tally.failed > 0) return { tally };
  const missing = notRepeated(record, readRecord(folderOf('postgres')));
  if (missing.length === 0) return { tally: sum([tally, passed]) };
  const lines = missing.map(({ statement, by }) => `${by.file} > ${by.test}\n    ${statement}`);
  return { tally: sum([tally, failed]), output: `Statements that ran on PGlite only:\n${lines.join('\n')}` };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One service test on one database, with the distinct statements it sent. */
export type RecordedTest = {
  readonly file: string;
  readonly test: string;
  /** False for a test that this database cannot run. */
  readonly ran: boolean;
  readonly ms: number;
  readonly statements: readonly string[];
};

/** Titles of tests about locks and transactions that meet: PGlite has one connection and cannot show them. */
const aboutParallelism = /at once|at the same (?:time|moment)|parallel|concurrent|deadlock|race|meanwhile/;

/** Starting a test costs time too, so of two tests with the same statements the one with more of them is better. */
const startMs = 50;

export function readRecord(folder: string): RecordedTest[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordedTest),
  );
}

/**
 * The tests that a second database has to repeat: those that the first one could not run, those about parallelism, and
 * for each distinct statement one test that sends it, the cheapest first.
 */
export function testsToRepeat(record: readonly RecordedTest[]): RecordedTest[] {
  const chosen = record.filter(({ test, ran }) => !ran || aboutParallelism.test(test));
  const covered = new Set(chosen.flatMap(({ statements }) => statements));
  // A statement that only one test sends needs that test. Rare statements first: what those tests send besides is free.
  const senders = new Map<string, RecordedTest[]>();
  for (const one of record)
    for (const statement of one.statements) senders.set(statement, [...(senders.get(statement) ?? []), one]);
  const rareFirst = [...senders].toSorted(([, a], [, b]) => a.length - b.length);
  for (const [statement, tests] of rareFirst) {
    if (covered.has(statement)) continue;
    const price = (one: RecordedTest) =>
      (one.ms + startMs) / one.statements.filter((sent) => !covered.has(sent)).length;
    const best = tests.reduce((a, b) => (price(b) < price(a) ? b : a));
    chosen.push(best);
    for (const sent of best.statements) covered.add(sent);
  }
  return chosen;
}

/** The statements of one record that are not in the other, each with a test that sends it. */
export function notRepeated(
  record: readonly RecordedTest[],
  repeated: readonly RecordedTest[],
): { statement: string; by: RecordedTest }[] {
  const seen = new Set(repeated.flatMap(({ statements }) => statements));
  const missing = new Map(
    record.flatMap((by) => by.statements.filter((one) => !seen.has(one)).map((statement) => [statement, by] as const)),
  );
  return [...missing].map(([statement, by]) => ({ statement, by }));
}

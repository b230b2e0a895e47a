import { expect, test } from 'vitest';
import { notRepeated, type RecordedTest, testsToRepeat } from './statements.ts';

const aTest = (test: string, ms: number, ...statements: string[]): RecordedTest => ({
  file: 'a.server.test.ts',
  test,
  ran: true,
  ms,
  statements,
});
const namesOf = (tests: readonly RecordedTest[]) => tests.map(({ test }) => test).toSorted();

test('each statement has a test, the cheapest of those that send it', () => {
  const record = [
    aTest('reads', 10, 'select'),
    aTest('reads slowly', 5000, 'select'),
    aTest('writes', 10, 'select', 'insert'),
    aTest('deletes', 10, 'delete'),
    aTest('deletes slowly', 5000, 'delete'),
  ];
  expect(namesOf(testsToRepeat(record))).toEqual(['deletes', 'writes']);
});

test('tests about parallelism and those that did not run are always repeated', () => {
  const record = [
    aTest('reads', 10, 'select'),
    aTest('two orders at the same time', 10, 'select'),
    { ...aTest('needs two connections', 0), ran: false },
  ];
  expect(namesOf(testsToRepeat(record))).toEqual(['needs two connections', 'two orders at the same time']);
});

test('a statement that was not repeated is named with its test', () => {
  const record = [aTest('reads', 10, 'select'), aTest('writes', 10, 'insert')];
  expect(notRepeated(record, [aTest('reads', 10, 'select')])).toEqual([{ statement: 'insert', by: record[1] }]);
  expect(notRepeated(record, record)).toEqual([]);
});

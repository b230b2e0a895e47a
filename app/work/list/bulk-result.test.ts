import { expect, test } from 'vitest';
import { bulkText, forEachRow, readBulk } from './bulk-result.ts';

test('one row that is refused stops none of the others, and a row that was sent twice counts once', async () => {
  const asked: string[] = [];
  const result = await forEachRow(['a', 'b', 'a', 'c'], (id) => {
    asked.push(id);
    return Promise.resolve({ ok: id !== 'b' });
  });
  expect([asked, result]).toEqual([['a', 'b', 'c'], { done: 2, left: 1 }]);
});

test('all 250 rows of the longest part are changed, and rows above count as left', async () => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `row ${at}`);
  const run = () => Promise.resolve({ ok: true });
  expect(await forEachRow(rowsOf(250), run)).toEqual({ done: 250, left: 0 });
  expect(await forEachRow([...rowsOf(250), ...rowsOf(250)], run)).toEqual({ done: 250, left: 0 });
  expect(await forEachRow(rowsOf(253), run)).toEqual({ done: 250, left: 3 });
});

test('what became of them is read as it was written', () => {
  expect(readBulk(bulkText({ done: 12, left: 3 }))).toEqual({ done: 12, left: 3 });
  for (const text of ['', 'moved', 'bulk.1', 'bulk.x.1', 'bulk.1.2.3']) expect(readBulk(text)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { bulkText, forEachRow, readBulk } from './bulk-result.ts';

test('one row that is refused stops none of the others, and a row that was sent twice counts once', async () => {
  const asked: string[] = [];
  const result = await forEachRow(['a', 'b', 'a', 'c'], (id) => {
    asked.push(id);
    return Promise.resolve({ ok: id !== 'b' });
  });
  expect([asked, result]).toEqual([['a', 'b', 'c'], { done: 2, left: 1, reasons: new Map() }]);
});

test('all 250 rows of the longest part are changed, and rows above count as left', async () => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `row ${at}`);
  const run = () => Promise.resolve({ ok: true });
  expect(await forEachRow(rowsOf(250), run)).toMatchObject({ done: 250, left: 0 });
  expect(await forEachRow([...rowsOf(250), ...rowsOf(250)], run)).toMatchObject({ done: 250, left: 0 });
  expect(await forEachRow(rowsOf(253), run)).toMatchObject({ done: 250, left: 3 });
});

test('the result of a bulk action is read as it was written', () => {
  expect(readBulk(bulkText({ done: 12, left: 3 }))).toEqual({ done: 12, left: 3, reasons: new Map() });
  for (const text of ['', 'moved', 'bulk.1', 'bulk.x.1', 'bulk.1.2.3', 'bulk.1.2.own~x'])
    expect(readBulk(text)).toBeUndefined();
});

test('the reasons of rows that were left are counted; those without words are others', async () => {
  const codes = ['own-account', 'not-allowed', 'not-allowed', 'strange'];
  const run = (id: string) => Promise.resolve({ ok: false, refusal: { code: codes[Number(id)] ?? '' } });
  const result = await forEachRow(['0', '1', '2', '3'], run);
  const text = bulkText(result, ['own-account', 'not-allowed', 'person-elsewhere']);
  expect(text).toBe('bulk.0.4.own-account~1.not-allowed~2.other~1');
  expect([...(readBulk(text)?.reasons ?? [])]).toEqual([
    ['own-account', 1],
    ['not-allowed', 2],
    ['other', 1],
  ]);
  expect(bulkText(result)).toBe('bulk.0.4');
});

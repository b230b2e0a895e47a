import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { createInsights } from './create-insights.server.ts';
import { searchTokenOf } from './search-token.server.ts';
import { takeReport } from './take-report.server.ts';

let shop: TestShop;
const visit = aVisit({ now: new Date('2026-11-17T10:00:00Z') });

beforeEach(async () => {
  shop = await openTestShop();
});

const tokenOf = (searchText: string, total = 3) => searchTokenOf(shop, visit, { searchText, total });
const report = async (given: unknown) => (await takeReport(shop, visit, given)).ok;
const searches = async () => {
  await shop.insights.flush();
  return (await shop.db.selectFrom('insight_search').selectAll().orderBy('words').execute()).map(
    ({ words, searches: n, empty, clicks }) => `${words} ${n} ${empty} ${clicks}`,
  );
};

test('a search and its click are linked by a token of the page, which has no visitor and is not stored', async () => {
  const token = tokenOf('Vinter  Jacka');
  expect(searchTokenOf(shop, aVisit({ clientAddress: '10.9.9.9' }), { searchText: 'vinter jacka', total: 9 })).toBe(
    token,
  );
  for (const kind of ['search', 'search', 'click']) expect(await report({ kind, token })).toBe(true);
  expect(await report({ kind: 'search', token: tokenOf('skidor', 0) })).toBe(true);
  expect(await searches()).toEqual(['skidor 1 1 0', 'vinter jacka 2 0 1']);
  const { rows } = await sql<{ text: string }>`select to_jsonb(s)::text as text from insight_search s`.execute(shop.db);
  for (const { text } of rows) expect(text).not.toContain(token?.split('.')[1]);
});

test('forged tokens and texts that may name a person are not counted', async () => {
  expect(tokenOf('kim@home.example')).toBeUndefined();
  for (const token of ['', 'x', `${tokenOf('jacka')}x`]) expect(await report({ kind: 'click', token })).toBe(false);
  for (const given of [undefined, {}, { kind: 'vitals', page: 'HOME' }, { kind: 'vitals', page: 'PRODUCT', lcp: -1 }])
    expect(await report(given)).toBe(false);
  expect(await searches()).toEqual([]);
});

test('measures of several processes add up by class, and survive a restart', async () => {
  const other = createInsights(shop);
  await report({ kind: 'vitals', page: 'PRODUCT', lcp: 1200, cls: 20 });
  other.countVital({ measure: 'lcp', value: 1300, page: 'PRODUCT', marketId: 1, at: visit.now });
  other.countProduct({ basePartNo: '10001110', marketId: 1, at: visit.now });
  await Promise.all([shop.insights.flush(), other.flush()]);
  const rows = await shop.db
    .selectFrom('insight_vital')
    .select(['measure', 'bucket', 'n'])
    .orderBy('measure')
    .execute();
  expect(rows.map(({ measure, bucket, n }) => `${measure} ${bucket} ${n}`)).toEqual(['cls 2 1', 'lcp 2 2']);
  expect(await shop.db.selectFrom('insight_product').select(['base_part_no', 'views']).execute()).toHaveLength(1);
});

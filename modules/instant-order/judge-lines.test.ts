import { expect, test } from 'vitest';
import { judgeLines, readQuantity } from './judge-lines.ts';
import { type ArticleFacts, canBeOrdered } from './line-answer.ts';

const article = (facts: Partial<ArticleFacts> = {}): ArticleFacts => ({
  sku: '100011100100C50',
  name: 'Jacket',
  slug: 'jacket',
  colour: 'Black',
  size: 'C50',
  unit: undefined,
  packSize: 1,
  soldBy: 'H87',
  onHand: 7,
  nextDelivery: undefined,
  ...facts,
});

const judge = (quantity: string, facts: Partial<ArticleFacts> = {}) =>
  judgeLines([{ article: article(facts), quantity }])[0];

test.each([
  ['0', 'not-positive'],
  ['-1', 'not-positive'],
  ['-0,5', 'not-positive'],
  ['0.0001', 'too-small'],
  ['1e9', 'too-large'],
  ['100000', 'too-large'],
  ['two', 'not-a-number'],
  ['', 'not-a-number'],
  ['#N/A', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['9'.repeat(41), 'not-a-number'],
  ['?', 'missing'],
  ['1.000', 'ambiguous'],
  ['12,500', 'ambiguous'],
])('R22 the quantity "%s" is refused as %s', (typed, reason) => {
  expect(judge(typed)).toMatchObject({ kind: 'quantity', reason, maximum: 99_999 });
});

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['1,5', 1.5],
  ['1 000', 1000],
  ['0,500', 0.5],
  ['1.50', 1.5],
  ['99999', 99_999],
])('R22 the quantity "%s" is %d', (typed, quantity) => {
  expect(readQuantity(typed)).toEqual({ ok: true, quantity });
  expect(judge(typed, { soldBy: 'MTR' })).toMatchObject({ kind: 'ok', quantity });
});

test('T23 R22 a fraction of a piece is refused, and two halves do not make a piece', () => {
  expect(judge('1,5')).toMatchObject({ kind: 'quantity', reason: 'not-whole' });
  expect(judge('10.5', { packSize: 10 })).toMatchObject({ kind: 'quantity', reason: 'not-whole' });
  expect(judge('10.5', { packSize: 10, soldBy: 'MTR' })).toMatchObject({ kind: 'pack-size', offered: [10, 20] });
  const half = { article: article(), quantity: '0,5' };
  expect(judgeLines([half, half]).map(({ kind }) => kind)).toEqual(['quantity', 'quantity']);
});

test.each([
  ['1', [10]],
  ['14', [10, 20]],
  ['99995', [99_990]],
])('R22 for packs of ten, %s is corrected to %j', (typed, offered) => {
  expect(judge(typed, { packSize: 10 })).toMatchObject({ kind: 'pack-size', offered });
});

test('R22 whole packs are accepted', () =>
  expect(judge('20', { packSize: 10 })).toMatchObject({ kind: 'ok', quantity: 20 }));

test('R22 an article out of stock can be ordered if a delivery is expected', () => {
  const coming = judge('1', { onHand: 0, nextDelivery: '2026-12-01' });
  const gone = judge('1', { onHand: 0 });
  expect([coming, gone]).toMatchObject([{ kind: 'out-of-stock' }, { kind: 'out-of-stock' }]);
  expect([coming, gone].map((answer) => answer && canBeOrdered(answer))).toEqual([true, false]);
});

test('R22 lines of the same article are merged into the first, except those with an invalid quantity', () => {
  const line = (quantity: string, sku = '100011100100C50') => ({ article: article({ sku, packSize: 3 }), quantity });
  expect(judgeLines([line('1'), line('9', 'OTHER'), line('2'), line('two'), line('3')])).toMatchObject([
    { kind: 'ok', quantity: 6, merged: [2, 4] },
    { kind: 'ok', quantity: 9, merged: [] },
    { kind: 'duplicate', into: 0 },
    { kind: 'quantity' },
    { kind: 'duplicate', into: 0 },
  ]);
});

test('R22 the merged quantity may be too large', () => {
  const line = { article: article(), quantity: '60000' };
  expect(judgeLines([line, line])).toMatchObject([{ kind: 'quantity', reason: 'too-large' }, { kind: 'duplicate' }]);
});

import { expect, test } from 'vitest';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { freeItem } from './free-item.ts';

test('a free item is added to any cart with rows', () => {
  const cap = freeItem.schema.parse({ kind: 'free-item', sku: '990112340104ONE' });
  expect(freeItem.effect(cap, aSituation([aRow()]))).toEqual({
    kind: 'free-item',
    sku: '990112340104ONE',
    quantity: 1,
  });
  expect(freeItem.effect(cap, aSituation([]))).toBeUndefined();
});

test('only a full sku can be given away', () => {
  for (const sku of ['99011234', '990112340104', 'cap'])
    expect(freeItem.schema.safeParse({ kind: 'free-item', sku }).success).toBe(false);
});

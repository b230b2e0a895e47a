import { expect, test } from 'vitest';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { freeItem } from './free-item.ts';

test('something is added for nothing, to a cart that has anything in it', () => {
  const cap = freeItem.schema.parse({ kind: 'free-item', sku: '990112340104ONE' });
  expect(freeItem.effect(cap, aSituation([aRow()]))).toEqual({
    kind: 'free-item',
    sku: '990112340104ONE',
    quantity: 1,
  });
  expect(freeItem.effect(cap, aSituation([]))).toBeUndefined();
});

test('only what has a size can be sent', () => {
  for (const sku of ['99011234', '990112340104', 'cap'])
    expect(freeItem.schema.safeParse({ kind: 'free-item', sku }).success).toBe(false);
});

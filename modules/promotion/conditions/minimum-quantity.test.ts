import { expect, test } from 'vitest';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { minimumQuantity } from './minimum-quantity.ts';

test('pieces of all rows are counted, whole ones only', () => {
  const three = minimumQuantity.schema.parse({ kind: 'minimum-quantity', quantity: 3 });
  const holds = (...quantities: number[]) =>
    minimumQuantity.holds(three, aSituation(quantities.map((quantity) => aRow({ quantity }))));
  expect(holds(1, 2)).toBe(true);
  expect(holds(2)).toBe(false);
  expect(holds(2.999)).toBe(false);
  expect(holds(1.5, 1.5)).toBe(false);
});

import { expect, test } from 'vitest';
import { planCart } from './cart-plan.ts';
import { aResult } from './result-fixture.ts';

const partNo = '100011100100';
const known = (sku: string, changes: Parameters<typeof aResult>[0] = {}) => ({
  item: { partNo, sku, at: 0, addedAt: 0 },
  product: aResult(changes),
});
const oneSize = aResult().variants.map((variant) => ({ ...variant, sizes: ['ONE'] }));

test('an item with a size is added; a part number alone needs a size, unless there is only one', () => {
  const plan = planCart([
    known(`${partNo}C50`),
    known(partNo),
    known(partNo, { variants: oneSize }),
    known(`${partNo}C64`),
    known(`${partNo}C50`, { isSellable: false }),
  ]);
  expect(plan.ready.map(({ sku }) => sku)).toEqual([`${partNo}C50`, `${partNo}ONE`]);
  expect(plan.needSize.map(({ item }) => item.sku)).toEqual([partNo, `${partNo}C64`]);
  expect(plan.notSold).toHaveLength(1);
});

test('items already in the cart are not added again; the rest and other sizes are', () => {
  const all = [known(`${partNo}C50`), known(`${partNo}C52`), known(partNo)];
  const { ready, needSize } = planCart(all, new Set([`${partNo}C50`]));
  expect(ready.map(({ sku }) => sku)).toEqual([`${partNo}C52`]);
  expect(needSize).toHaveLength(1);
});

test('a whole list names no services: each row gets what the company requires or preselects, as with any article', () => {
  const [added] = planCart([known(`${partNo}C50`)]).ready;
  expect(Object.keys(added ?? {}).toSorted()).toEqual(['of', 'sku']);
});

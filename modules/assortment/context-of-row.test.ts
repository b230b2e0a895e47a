import { expect, test } from 'vitest';
import { anOrderRow } from '#tests/build/order.ts';
import { contextOfRow } from './context-of-row.ts';

test('what another supplier sent is taken from that supplier again', () => {
  const { price } = anOrderRow();
  const from = (listType: 'External' | 'Agreement') =>
    contextOfRow({
      price: {
        ...price,
        steps: [{ kind: 'list', priceList: 'A', listType, price: { amount: price.unit.net, isGross: false } }],
      },
    });
  expect(from('External')).toBe('External');
  expect(from('Agreement')).toBeUndefined();
  expect(contextOfRow({ price })).toBeUndefined();
});

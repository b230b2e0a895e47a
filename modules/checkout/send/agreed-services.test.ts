import { expect, test } from 'vitest';
import type { OrderRow } from '../../order/order.ts';
import { withAgreedServices } from './agreed-services.ts';

/** A row of trousers in a colour, with a name on them. */
const rowsOf = (sku: string, hex: string, line: string) =>
  [
    { rowNumber: 100, cartRowId: 'garment', sku },
    {
      rowNumber: 200,
      cartRowId: 'name',
      parentRowNumber: 100,
      sku: '8001',
      service: { lines: [line], making: { hexes: [hex] } },
    },
  ] as unknown as OrderRow[];

const madeOf = (now: OrderRow[]) => {
  const [, name] = withAgreedServices(now, { rows: rowsOf('black', '#000000', 'Ada Berg') });
  return { lines: name?.service?.lines, hexes: name?.service?.making?.hexes };
};

test('the agreed text stays; its material follows the changed garment', () => {
  expect(madeOf(rowsOf('white', '#ffffff', 'Ada Ny'))).toEqual({ lines: ['Ada Berg'], hexes: ['#ffffff'] });
  expect(madeOf(rowsOf('black', '#111111', 'Ada Ny'))).toEqual({ lines: ['Ada Berg'], hexes: ['#000000'] });
});

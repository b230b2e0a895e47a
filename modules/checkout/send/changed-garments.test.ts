import { expect, test } from 'vitest';
import type { OrderRow } from '../../order/order.ts';
import { servicesFit } from './changed-garments.ts';

type Facts = { sku: string; size?: string; categories?: string[]; line?: string; position?: string };

/** A garment with a name on it. */
function orderOf({ sku, size = 'M', categories = ['jacket'], line = 'Ada Berg', position = 'left chest' }: Facts) {
  const making = {
    service: 'embroidery',
    hasText: true,
    typeface: 'block',
    heightMm: undefined,
    categories,
    hexes: [],
  };
  const service = { position, lines: [line], making };
  const rows = [
    { rowNumber: 100, cartRowId: 'garment', sku, size, name: `Article ${sku}` },
    { rowNumber: 200, cartRowId: 'name', parentRowNumber: 100, sku: '8001', service },
  ];
  return { rows: rows as unknown as OrderRow[] };
}

const wide = { line: 'W'.repeat(40) };

test.each([
  ['a text that fits another size', { sku: 'L', size: 'L' }, { sku: 'M' }, undefined],
  ['a text that is too wide for another size', { sku: 'L', size: 'XS', ...wide }, { sku: 'M' }, 'Article L'],
  ['a text on the garment that was agreed on', { sku: 'M', ...wide }, { sku: 'M' }, undefined],
  ['a garment without the place', { sku: 'T', categories: ['trousers'] }, { sku: 'M' }, 'Article T'],
  [
    'a garment without the place, like the one before',
    { sku: 'T', categories: ['trousers'] },
    { sku: 'U', categories: ['trousers'] },
    undefined,
  ],
])('%s', async (_, now, was, name) =>
  expect(await servicesFit(orderOf(now), orderOf(was))).toEqual(name && { code: 'services-do-not-fit', name }),
);

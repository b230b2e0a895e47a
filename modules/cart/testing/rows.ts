import type { CartRow } from '../cart.ts';

const noon = new Date('2026-11-16T12:00:00Z');
const cartId = '11111111-1111-4111-8111-111111111111';

/** A row that differs only in what a test says; its id is its sku unless given. */
export function aRow(facts: Partial<CartRow> = {}, entries: Record<string, string> = {}): CartRow {
  const sku = facts.sku ?? '100011100100C50';
  return {
    id: `row ${sku}`,
    cartId,
    parentId: undefined,
    rowNumber: 100,
    sku,
    name: 'Trousers',
    quantity: 1,
    schema: undefined,
    metadata: Object.entries(entries).map(([key, value]) => ({ key, id: `entry ${key}`, value })),
    version: 1,
    created: noon,
    modified: noon,
    ...facts,
  };
}

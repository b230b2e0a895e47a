import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Cart, CartOwner, CartRow } from '#modules/cart/cart.ts';

const at = new Date('2026-03-02T10:00:00Z');

/** An active, empty cart from some months ago, with the given facts. */
export function aCart({ rows = [], ...facts }: Partial<Omit<Cart, 'rows'>> & { rows?: Partial<CartRow>[] } = {}): Cart {
  const id = facts.id ?? newId(at, randomBytes);
  return {
    id,
    marketId: 1,
    owner: { kind: 'public' },
    name: '',
    description: '',
    status: 'Default',
    isActive: true,
    metadata: [],
    version: 1,
    orderId: undefined,
    created: at,
    modified: at,
    ...facts,
    rows: rows.map((row, index) => aRow({ cartId: id, rowNumber: (index + 1) * 100, ...row })),
  };
}

export function aRow(facts: Partial<CartRow> = {}, entries: Record<string, string> = {}): CartRow {
  return {
    id: newId(at, randomBytes),
    cartId: newId(at, randomBytes),
    parentId: undefined,
    rowNumber: 100,
    sku: '100111100100C50',
    name: 'Trousers',
    quantity: 1,
    schema: undefined,
    metadata: Object.entries(entries).map(([key, value]) => ({ key, id: `entry ${key}`, value })),
    version: 1,
    created: at,
    modified: at,
    ...facts,
  };
}

export const ofCustomer = (customerId: number): CartOwner => ({ kind: 'customer', customerId });

export const ofCompany = (companyId: number, customerId: number, punchOutSession?: string): CartOwner => ({
  kind: 'company',
  companyId,
  customerId,
  punchOutSession,
});

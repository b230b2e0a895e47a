import type { OrderDraft } from '../order/order.ts';

/** The parts of an order that the simulated ERP imports and can be made to refuse, in the order of import. */
export const importParts = ['buyer', 'personal-packing'] as const;

export type ImportPart = (typeof importParts)[number];

export const refusalOfPart = {
  buyer: 'buyer-import-failed',
  'personal-packing': 'packing-import-failed',
} as const satisfies Record<ImportPart, string>;

/** The parts of an order; personal packing only if the order has one. */
export const partsOf = ({ rows }: { readonly rows: readonly Pick<OrderDraft['rows'][number], 'personalPacking'>[] }) =>
  importParts.filter((part) => part === 'buyer' || rows.some(({ personalPacking }) => personalPacking));

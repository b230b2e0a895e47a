import type { OrderDraft } from '../order/order.ts';

/** What the simulated system imports of an order and can be made to refuse, in the order in which it does. */
export const importParts = ['buyer', 'personal-packing'] as const;

export type ImportPart = (typeof importParts)[number];

export const refusalOfPart = {
  buyer: 'buyer-import-failed',
  'personal-packing': 'packing-import-failed',
} as const satisfies Record<ImportPart, string>;

/** An order without a personal packing has none that could be refused. */
export const partsOf = ({ rows }: { readonly rows: readonly Pick<OrderDraft['rows'][number], 'personalPacking'>[] }) =>
  importParts.filter((part) => part === 'buyer' || rows.some(({ personalPacking }) => personalPacking));

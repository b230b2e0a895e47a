import type { StaffReturn } from './staff-order.ts';

export const returnKinds = ['return', 'exchange', 'withdrawal'] as const;

type ShownKind = (typeof returnKinds)[number];

/** An exchange is a return with a replacement. */
export const kindOfReturn = ({ kind, replacement }: Pick<StaffReturn, 'kind' | 'replacement'>): ShownKind =>
  kind === 'return' && replacement ? 'exchange' : kind;

/** The text of a kind, as domain and key. */
export const kindTexts = {
  return: ['work', 'returns.return'],
  exchange: ['order-page', 'returns.mark'],
  withdrawal: ['order-page', 'withdraw.mark'],
} as const satisfies Record<ShownKind, readonly [string, string]>;

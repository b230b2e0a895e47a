import { basePartNumber } from '#core/sku.ts';
import type { Garment } from './garment.ts';

/** Pieces of an order that are not in circulation yet. */
export type PiecesOnOrder = {
  readonly orderNo: string;
  readonly orderedAt: Date;
  /** The base part number. */
  readonly product: string;
  /** The wearer that the row names; undefined where it is for the buyer. */
  readonly wearerId: number | undefined;
  readonly buyerId: number | undefined;
  readonly pieces: number;
};

export type OrderedAs = Pick<PiecesOnOrder, 'orderNo' | 'orderedAt'>;

/**
 * Finds the garments whose replacement is ordered: each piece on order replaces one garment of its wearer, the most worn first. A
 * garment without a wearer is replaced by a piece that names none.
 */
export function findOrdered(
  worn: readonly Pick<Garment, 'id' | 'sku' | 'wearerId'>[],
  onOrder: readonly PiecesOnOrder[],
): ReadonlyMap<string, OrderedAs> {
  const left = onOrder.map(({ pieces }) => pieces);
  const found = new Map<string, OrderedAs>();
  for (const { id, sku, wearerId } of worn) {
    const at = onOrder.findIndex((one, index) => {
      const isForWearer =
        wearerId === undefined ? one.wearerId === undefined : (one.wearerId ?? one.buyerId) === wearerId;
      return isForWearer && one.product === basePartNumber(sku) && (left[index] ?? 0) > 0;
    });
    const order = onOrder[at];
    if (!order) continue;
    left[at] = (left[at] ?? 0) - 1;
    found.set(id, { orderNo: order.orderNo, orderedAt: order.orderedAt });
  }
  return found;
}

import type { Order, OrderRow } from '../../order/order.ts';
import type { Sending } from './sending.ts';

type Agreed = Pick<Order, 'rows'>;

/** Order rows by the cart row that they come from. */
export const byCartRow = ({ rows }: Agreed) =>
  new Map(rows.flatMap((row) => (row.cartRowId === undefined ? [] : [[row.cartRowId, row]])));

/**
 * A waiting order already has the texts of its garments. They are not built again from the data of the wearers, and changes to that data do
 * not stop the order.
 */
export function withAgreedTexts(sending: Sending, was: Agreed): Sending {
  const agreed = byCartRow(was);
  const texts = new Map(sending.rules.texts);
  for (const { row } of sending.rows) {
    const before = agreed.get(row.id);
    if (before?.service && before.sku === row.sku && texts.has(row.id))
      texts.set(row.id, { lines: before.service.lines, missing: [], problems: [], isValid: true });
  }
  return { ...sending, rules: { ...sending.rules, texts } };
}

/** The current rows with the agreed wearer, place and texts. The material follows a garment that changed. */
export function withAgreedServices(rows: readonly OrderRow[], was: Agreed): OrderRow[] {
  const agreed = byCartRow(was);
  return rows.map((row) => {
    const before = agreed.get(row.cartRowId ?? '');
    if (!before) return row;
    const { coworker, service, comment } = before;
    if (!service || before.sku !== row.sku) return { ...row, coworker };
    const garment = rows.find(({ rowNumber }) => rowNumber === row.parentRowNumber);
    const isSame = agreed.get(garment?.cartRowId ?? '')?.sku === garment?.sku;
    const anew = row.service?.making && { ...row.service.making, logo: service.making?.logo };
    const making = isSame ? service.making : anew;
    return { ...row, coworker, service: { ...service, ...(making && { making }) }, comment };
  });
}

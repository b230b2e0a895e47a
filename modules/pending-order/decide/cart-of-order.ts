import type { Cart, CartRow } from '../../cart/cart.ts';
import { type Entries, withEntries } from '../../cart/row-metadata.ts';
import { entriesOfService, laundryEntriesOf } from '../../cart/validate-rows.ts';
import type { Order, OrderRow } from '../../order/order.ts';

/**
 * The cart of an order whose own cart was deleted: its rows as they were ordered, with the places and texts of
 * services.
 */
export function cartOfOrder(order: Order, newId: () => string): Cart {
  const { cartId, marketId, owner, createdAt, id: orderId } = order;
  const bought = order.rows.filter(({ cartRowId }) => cartRowId !== undefined);
  const idOf = new Map(bought.map(({ rowNumber, cartRowId = '' }) => [rowNumber, cartRowId]));
  const rows = bought.map(
    (row): CartRow => ({
      id: row.cartRowId ?? '',
      cartId,
      parentId: row.parentRowNumber === undefined ? undefined : idOf.get(row.parentRowNumber),
      rowNumber: row.rowNumber,
      sku: row.sku,
      name: row.name,
      quantity: row.quantity,
      schema: undefined,
      metadata: withEntries([], entriesOf(row), newId),
      version: 1,
      created: createdAt,
      modified: createdAt,
    }),
  );
  return {
    id: cartId,
    marketId,
    owner,
    name: '',
    description: '',
    status: 'Default',
    isActive: false,
    metadata: [],
    version: 0,
    orderId,
    created: createdAt,
    modified: createdAt,
    rows,
  };
}

function entriesOf({ type, coworker, comment, personalPacking, price, service }: OrderRow): Entries {
  if (service) {
    const { position, written, making } = service;
    const { typeface, heightMm, ink, logo } = making ?? {};
    return entriesOfService({ position, parameters: written, typeface, heightMm, ink, logo });
  }
  const list = price.steps.find((step) => step.kind === 'list');
  return {
    Type: type,
    CoWorkerId: coworker && String(coworker.id),
    EmployeeNo: coworker?.employeeNo || undefined,
    ...(coworker?.laundry && laundryEntriesOf(coworker.laundry)),
    Comment: comment || undefined,
    PersonalPacking: personalPacking ? 'true' : undefined,
    PriceListId: list?.priceList,
  };
}

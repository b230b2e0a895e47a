import { ok } from '#core/result.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { findSteps, insertStep } from '../fulfilment/order-step-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Order } from '../order/order.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { LaundryCustomer } from './laundry-customer.ts';
import type { SaveOutcome } from './laundry-system.ts';

type Registering = Pick<Shop, 'db' | 'laundry' | 'clock'>;

/**
 * With a placed order, new wearers and changed places become known to the laundry, and its answers stand on the order's timeline. Runs
 * again until the laundry can be reached; saving twice changes nothing, and the timeline has each answer once.
 */
export async function registerWearers({ db, laundry, clock }: Registering, { payload }: ShopEvent): Promise<void> {
  const { orderId } = orderPayload.parse(payload);
  const order = (await findOrder(db, orderId))?.order;
  const companyId = order?.buyer.companyId;
  if (!order || companyId === undefined) return;
  const wearers = wearersOf(order);
  if (wearers.length === 0 || (await findSteps(db, orderId)).some(({ step }) => step.kind.startsWith('laundry-')))
    return;
  const rowsOf: Record<Exclude<SaveOutcome, 'unchanged'>, string[]> = { accepted: [], moved: [], refused: [] };
  for (const { customer, isNew, rows } of wearers) {
    const outcome = await laundry.saveWearer(companyId, customer);
    // A run that was cut off may have saved the wearer already.
    if (outcome !== 'unchanged') rowsOf[outcome].push(...rows);
    else if (isNew) rowsOf.accepted.push(...rows);
  }
  await inTransaction(db, async (db) => {
    for (const outcome of ['accepted', 'moved', 'refused'] as const)
      if (rowsOf[outcome].length > 0)
        await insertStep(db, orderId, clock.now(), { kind: `laundry-${outcome}`, number: rowsOf[outcome].join(', ') });
    return ok(undefined);
  });
}

type OrderedWearer = { readonly customer: LaundryCustomer; readonly isNew: boolean; readonly rows: readonly string[] };

/** One entry for each employee number; the last row says the place. Services are not garments. */
function wearersOf({ rows }: Pick<Order, 'rows'>): OrderedWearer[] {
  const wearers = new Map<string, OrderedWearer>();
  for (const { rowNumber, parentRowNumber, coworker } of rows) {
    const { laundry: place, employeeNo = '', name = '' } = coworker ?? {};
    if (!place || parentRowNumber !== undefined || employeeNo === '') continue;
    const customer = {
      customerId: coworker?.id,
      employeeNo,
      name,
      subCompanyId: place.laundrySubCustomer,
      department: place.department,
      costCenter: place.costCode,
      locker: place.laundryLockerNumber,
      position: place.laundryPositionNumber,
    };
    const before = wearers.get(employeeNo)?.rows ?? [];
    wearers.set(employeeNo, { customer, isNew: place.action === 'create', rows: [...before, String(rowNumber)] });
  }
  return [...wearers.values()];
}

import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { findSteps, insertStep } from '../fulfilment/order-step-store.server.ts';
import type { Teller } from '../fulfilment/tell-buyer.server.ts';
import type { Order } from '../order/order.ts';
import { orderWearersRefused, wearersRefusedPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { LaundryCustomer } from './laundry-customer.ts';
import type { LaundrySystem, SaveOutcome } from './laundry-system.ts';
import { saveAtLaundry } from './save-at-laundry.server.ts';

type Registering = Pick<Shop, 'db' | 'laundry' | 'clock' | 'events'>;
type Answered = Exclude<SaveOutcome, 'unchanged'>;

/**
 * With a placed order, new wearers and changed places become known to the laundry, and its answers stand on the order's timeline. The buyer
 * of refused wearers gets a mail. Runs again until the laundry can be reached; saving twice changes nothing, and the timeline has each
 * answer once: a laundry's system over HTTP repeats its answer to the key of the order's row.
 */
export async function registerWearers(shop: Registering, order: Order): Promise<void> {
  const { db, laundry } = shop;
  const { id: orderId, buyer } = order;
  const { companyId } = buyer;
  if (companyId === undefined) return;
  const wearers = wearersOf(order);
  if (wearers.length === 0 || (await findSteps(db, orderId)).some(({ step }) => step.kind.startsWith('laundry-')))
    return;
  await saveAtLaundry(shop, {
    save: (within) => saveWearers(laundry, { orderId, companyId, wearers, within }),
    keep: async (db, rowsOf) => ok(await keepAnswers(shop, db, { orderId, rowsOf })),
  });
}

type Saving = {
  readonly orderId: string;
  readonly companyId: number;
  readonly wearers: readonly OrderedWearer[];
  readonly within: Db | undefined;
};

async function saveWearers(laundry: LaundrySystem, { orderId, companyId, wearers, within }: Saving) {
  const rowsOf: Record<Answered, string[]> = { accepted: [], moved: [], refused: [] };
  for (const { customer, isNew, rows } of wearers) {
    const outcome = await laundry.saveWearer(companyId, customer, { within, key: `${orderId}-${rows[0]}` });
    // A run that was cut off may have saved the wearer already, and not every laundry knows the key.
    if (outcome !== 'unchanged') rowsOf[outcome].push(...rows);
    else if (isNew) rowsOf.accepted.push(...rows);
  }
  return rowsOf;
}

type Answers = { readonly orderId: string; readonly rowsOf: Readonly<Record<Answered, readonly string[]>> };

async function keepAnswers({ clock, events }: Registering, db: Db, { orderId, rowsOf }: Answers): Promise<void> {
  for (const outcome of ['accepted', 'moved', 'refused'] as const)
    if (rowsOf[outcome].length > 0)
      await insertStep(db, orderId, clock.now(), { kind: `laundry-${outcome}`, number: rowsOf[outcome].join(', ') });
  const rows = rowsOf.refused.join(', ');
  if (rows !== '') await events.publish(db, { name: orderWearersRefused, key: orderId, payload: { orderId, rows } });
}

/** Who ordered can choose another place for the wearers. */
export function createRefusalMailer({ db }: Pick<Shop, 'db'>, tell: Teller) {
  return async ({ payload }: Pick<ShopEvent, 'payload'>): Promise<void> => {
    const { orderId, rows } = wearersRefusedPayload.parse(payload);
    const found = await findOrder(db, orderId);
    if (found) await tell(found, 'laundry-refused', { kind: 'laundry-refused', isPaid: false, wearerRows: rows });
  };
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

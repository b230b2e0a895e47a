import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { findReturn, pageReturns, type ReturnsSought } from '../fulfilment/return-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type ReturnListQuery = ReturnsSought & { readonly part: PartAsked };

/** Staff with the task orders: what buyers of all markets want to send back, each with its order. */
export async function listStaffReturns({ db }: Pick<Shop, 'db'>, visit: Visit, { part, ...sought }: ReturnListQuery) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  const page = await pageReturns(db, sought, part);
  const items: { asked: OrderReturn; held: HeldOrder }[] = [];
  for (const asked of page.items) {
    const held = await readHeld(db, asked.orderId);
    if (held) items.push({ asked, held });
  }
  return ok({ ...page, items });
}

/** Staff with the task orders: one of them. */
export async function readStaffReturn({ db }: Pick<Shop, 'db'>, visit: Visit, { id }: { id: string }) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  const asked = await findReturn(db, id);
  const held = asked && (await readHeld(db, asked.orderId));
  return asked && held ? ok({ asked, held }) : refuse({ code: 'return-not-found' });
}

import type { PartAsked } from '#core/key-page.ts';
import type { Money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { allowRead } from '../auth/may-see.ts';
import { findDeliveries } from '../fulfilment/delivery-store.server.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { findReturn, pageReturns, type ReturnsSought } from '../fulfilment/return-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type MoneyWay, readMoneyWay } from './read-money-way.server.ts';
import { readReturnWorth } from './read-return-worth.server.ts';
import { isUnsent } from './unsent-part.ts';

type ReturnListQuery = ReturnsSought & { readonly part: PartAsked };

export type StaffReturnFacts = {
  readonly asked: OrderReturn;
  readonly held: HeldOrder;
  /** What the buyer gets back if it is accepted, or got back. */
  readonly worth: Money;
  /** Money that waits for another return, which has to be accepted as well. */
  readonly awaited: { readonly amount: Money; readonly number: string } | undefined;
  /** Where the money goes; undefined where none goes back, and for returns from before it was kept. `no-payment`: none to refund is known. */
  readonly payment: MoneyWay | undefined;
  /** Neither a withdrawal nor an exchange whose replacement has left. */
  readonly mayRefuse: boolean;
  /** The buyer has none of it: a withdrawal before dispatch. */
  readonly isUnsent: boolean;
};

/** Staff with the task orders: what buyers of all markets want to send back, each with its order. */
export async function listStaffReturns({ db }: Pick<Shop, 'db'>, visit: Visit, { part, ...sought }: ReturnListQuery) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  const page = await pageReturns(db, sought, part);
  const items: StaffReturnFacts[] = [];
  for (const asked of page.items) {
    const facts = await readFacts(db, asked);
    if (facts) items.push(facts);
  }
  return ok({ ...page, items });
}

/** Staff with the task orders: one of them. */
export async function readStaffReturn({ db }: Pick<Shop, 'db'>, visit: Visit, { id }: { id: string }) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  const asked = await findReturn(db, id);
  const facts = asked && (await readFacts(db, asked));
  return facts ? ok(facts) : refuse({ code: 'return-not-found' });
}

async function readFacts(db: Db, asked: OrderReturn): Promise<StaffReturnFacts | undefined> {
  const held = await readHeld(db, asked.orderId);
  if (!held) return undefined;
  const { kind, replacement } = asked;
  const hasLeft = replacement !== undefined && (await findDeliveries(db, [replacement.orderId])).length > 0;
  const mayRefuse = kind === 'return' && !hasLeft;
  return {
    asked,
    held,
    mayRefuse,
    isUnsent: isUnsent(held, asked),
    payment: await readMoneyWay(db, held.order, asked),
    ...(await readReturnWorth(db, held, asked)),
  };
}

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
import { type RefundMethod, readMoneyWay } from './read-money-way.server.ts';
import { readReturnWorth } from './read-return-worth.server.ts';
import { isUnsent } from './unsent-part.ts';

type ReturnListQuery = ReturnsSought & { readonly part: PartAsked };

export type StaffReturnFacts = {
  readonly asked: OrderReturn;
  readonly held: HeldOrder;
  /** The refund if it is accepted, or the refund that was made. */
  readonly worth: Money;
  /** Money that waits for another return, which must be accepted as well. */
  readonly awaited: { readonly amount: Money; readonly number: string } | undefined;
  /**
   * How the refund is paid; undefined without a refund, and for returns from before this was stored. `no-payment`: no
   * refundable payment is known.
   */
  readonly payment: RefundMethod | undefined;
  /** False for a withdrawal, and for an exchange whose replacement was dispatched. */
  readonly mayRefuse: boolean;
  /** The buyer has received nothing: a withdrawal before dispatch. */
  readonly isUnsent: boolean;
};

/** For staff with the task orders: the returns of all markets, each with its order. */
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

/** For staff with the task orders: one return. */
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

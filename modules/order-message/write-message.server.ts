import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { isInternal } from '../auth/claims.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { orderAnswered } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { type OrderWay, type ReachShop, reachOrder } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { countMessages, findMessage, findMessages, insertMessage } from './message-store.server.ts';
import { mostMessages, type OrderMessage } from './order-message.ts';

type Written = {
  /** Identifies the message: a repeated one is stored once. Another message with the same id is refused. */
  readonly id: string;
  readonly body: string;
};

type WriteShop = Pick<Shop, 'db' | 'events'>;

/** Allowed for people who may see the order: the messages between buyer and staff, oldest first. */
export async function listMessages(shop: ReachShop, visit: Visit, { way }: { way: OrderWay }) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  return ok({ messages: await findMessages(shop.db, reached.value.order.id), mayWrite: reached.value.mayAct });
}

/** For staff with the task orders: the same for any order. */
export async function listStaffMessages({ db }: Pick<Shop, 'db'>, visit: Visit, { orderId }: { orderId: string }) {
  const allowed = allowRead(visit, 'orders');
  return allowed.ok ? ok(await findMessages(db, orderId)) : allowed;
}

/** For visitors who reach the order and may act on it. Staff who act for the buyer's company write as staff. */
export async function writeMessage(
  shop: ReachShop & WriteShop,
  visit: Visit,
  { way, ...written }: Written & { way: OrderWay },
) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  if (visit.claims?.acting) return refuse({ code: 'not-while-acting' });
  if (!reached.value.mayAct) return refuse({ code: 'not-allowed' });
  if (isInternal(visit.claims)) return answerMessage(shop, visit, { ...written, orderId: reached.value.order.id });
  return write(shop, visit, { ...written, orderId: reached.value.order.id, isFromStaff: false });
}

/** For staff with the task orders, about any placed order. The buyer gets a mail. */
export async function answerMessage(
  shop: WriteShop,
  visit: Visit,
  { orderId, ...written }: Written & { orderId: string },
) {
  const allowed = allowChange(visit, 'orders');
  if (!allowed.ok) return allowed;
  const found = await findOrder(shop.db, orderId);
  if (!found?.order.placedAt || found.order.givenUpAt) return refuse({ code: 'order-not-found' });
  const { owner } = found.order;
  const buyerId = owner.kind === 'public' ? undefined : owner.customerId;
  return write(shop, visit, { ...written, orderId, isFromStaff: true, buyerId });
}

type Writing = Written & {
  readonly orderId: string;
  readonly isFromStaff: boolean;
  /** The recipient of an answer from staff. */
  readonly buyerId?: number | undefined;
};

async function write({ db, events }: WriteShop, visit: Visit, { buyerId, ...writing }: Writing) {
  const { claims, now } = visit;
  const { id, orderId, body } = writing;
  if (!(await findMessage(db, id))) {
    if ((await countMessages(db, orderId)) >= mostMessages) return refuse({ code: 'too-many-messages' });
    await db.transaction().execute(async (db) => {
      const isNew = await insertMessage(db, { ...writing, authorId: claims?.customer_id, writtenAt: now });
      if (!isNew || !writing.isFromStaff) return;
      const personal = { of: buyerId, after: { body } };
      await recordChange(db, visit, { action: 'order.answered', subject: orderId, after: { messageId: id }, personal });
      await events.publish(db, { name: orderAnswered, key: orderId, payload: { orderId, messageId: id } });
    });
  }
  const kept = await findMessage(db, id);
  return kept && isSame(kept, writing) ? ok(kept) : refuse({ code: 'key-reused' });
}

const isSame = (kept: OrderMessage, { orderId, isFromStaff, body }: Writing): boolean =>
  kept.orderId === orderId && kept.isFromStaff === isFromStaff && kept.body === body;

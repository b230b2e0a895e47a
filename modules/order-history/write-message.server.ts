import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import { orderAnswered } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { countMessages, findMessage, findMessages, insertMessage } from './message-store.server.ts';
import { mostMessages, type OrderMessage } from './order-message.ts';
import { type OrderWay, type ReachShop, reachOrder } from './reach-order.server.ts';

type Written = {
  /** Names it: sent twice it is one. Another message under the same name is refused. */
  readonly id: string;
  readonly body: string;
};

type WriteShop = Pick<Shop, 'db' | 'events'>;

/** Whoever reaches the order: what buyer and staff wrote about it, what was written first first. */
export async function listMessages(shop: ReachShop, visit: Visit, { way }: { way: OrderWay }) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  return ok({ messages: await findMessages(shop.db, reached.value.order.id), mayWrite: reached.value.mayAct });
}

/** Internal staff only: the same of any order. */
export async function listStaffMessages({ db }: Pick<Shop, 'db'>, { claims }: Visit, { orderId }: { orderId: string }) {
  return isInternal(claims) ? ok(await findMessages(db, orderId)) : refuse({ code: 'not-allowed' });
}

/** Whoever reaches the order and may act on it. */
export async function writeMessage(
  shop: ReachShop & WriteShop,
  visit: Visit,
  { way, ...written }: Written & { way: OrderWay },
) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  if (!reached.value.mayAct) return refuse({ code: 'not-allowed' });
  return write(shop, visit, { ...written, orderId: reached.value.order.id, isFromStaff: false });
}

/** Internal staff, about any order that was placed. The buyer gets a mail. */
export async function answerMessage(
  shop: WriteShop,
  visit: Visit,
  { orderId, ...written }: Written & { orderId: string },
) {
  if (!isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  const found = await findOrder(shop.db, orderId);
  if (!found?.order.placedAt || found.order.releasedAt) return refuse({ code: 'order-not-found' });
  return write(shop, visit, { ...written, orderId, isFromStaff: true });
}

type Writing = Written & { readonly orderId: string; readonly isFromStaff: boolean };

async function write({ db, events }: WriteShop, { claims, now }: Visit, writing: Writing) {
  const { id, orderId } = writing;
  if (!(await findMessage(db, id))) {
    if ((await countMessages(db, orderId)) >= mostMessages) return refuse({ code: 'too-many-messages' });
    await db.transaction().execute(async (db) => {
      const isNew = await insertMessage(db, { ...writing, authorId: claims?.customer_id, writtenAt: now });
      if (!isNew || !writing.isFromStaff) return;
      await events.publish(db, { name: orderAnswered, key: orderId, payload: { orderId, messageId: id } });
    });
  }
  const kept = await findMessage(db, id);
  return kept && isSame(kept, writing) ? ok(kept) : refuse({ code: 'key-reused' });
}

const isSame = (kept: OrderMessage, { orderId, isFromStaff, body }: Writing): boolean =>
  kept.orderId === orderId && kept.isFromStaff === isFromStaff && kept.body === body;

import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Decision, noteDecision } from '../approval/approval-store.server.ts';
import { giveBackCart, giveBackRows } from '../cart/give-back-cart.server.ts';
import { giveBack } from '../checkout/give-back.server.ts';
import { returnCredit } from '../company/company-credit-store.server.ts';
import { creditCompanyOf } from '../order/credit-company.ts';
import type { Order } from '../order/order.ts';
import { giveUpOrder } from '../order/pending-order.server.ts';
import type { Shop } from '../shop.server.ts';
import { tellApprovals } from '../tell-pages.server.ts';
import { cartOfOrder } from './decide/cart-of-order.ts';

type GivenUp = Omit<Decision, 'orderId' | 'state'> & { readonly state: 'refused' | 'withdrawn' };

/** In the transaction that holds the order: stock, promotion uses, credit and the cart go back, the cart with the reason. */
export async function giveUpPending(
  shop: Pick<Shop, 'events' | 'texts' | 'live'>,
  db: Db,
  order: Order,
  { state, by, at, message }: GivenUp,
): Promise<void> {
  const { id: orderId, cartId, orderNo, language } = order;
  await giveUpOrder(db, orderId, at);
  await noteDecision(db, { orderId, state, by, at, message });
  await giveBack(shop, db, orderId);
  const name = shop.texts.say(language, 'order', 'givenBack', { orderNo }) ?? orderNo;
  const kept = await giveBackCart(db, { cartId, orderId, name, description: message, now: at });
  if (!kept) await giveBackOrdered(db, order, { name, description: message, now: at });
  tellApprovals(shop, order.owner);
  const companyId = creditCompanyOf(order);
  if (companyId === undefined) return;
  await returnCredit(db, { companyId, amount: order.priced.totals.payable, orderId, at });
}

/** If the cart no longer exists, its rows are restored as they were ordered. */
async function giveBackOrdered(db: Db, order: Order, saved: { name: string; description: string; now: Date }) {
  if (order.owner.kind === 'public') return;
  const cart = cartOfOrder(order, () => newId(saved.now, randomBytes));
  await giveBackRows(db, { cart, orderId: order.id, kept: [], rejected: cart.rows, ...saved });
}

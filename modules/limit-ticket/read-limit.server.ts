import { fromDecimal } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { amountLimitOf, hasAmountLimit } from '../approval/amount-limit.ts';
import { priceForOrder } from '../cart/price-for-order.server.ts';
import type { Settings } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readOwnLimit } from '../limit-use/read-own-limit.server.ts';
import type { Order } from '../order/order.ts';
import { findPendingBuyer } from '../pending-order/find-pending-buyer.server.ts';
import { readUseBeside } from '../pending-order/use-beside.server.ts';
import { listAmountLimits } from '../people/fact-store.server.ts';
import { findRoleIn } from '../people/membership-store.server.ts';
import { changeAmountLimits } from '../people-admin/change-many.server.ts';
import { limitPointsOf } from '../pricing/points.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { isHigher } from './decide-ticket.server.ts';
import type { LimitInPoints } from './limit-schema.ts';
import { limitRaised } from './limit-ticket-events.ts';

/** For the owner of a cart: the limit, and what the cart leaves of it. */
export async function readLimitByCart(
  shop: Shop,
  visit: Visit,
  { cartId }: { cartId: string },
): Promise<Result<LimitInPoints, Refusal>> {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const priced = await priceForOrder(shop, visit, { cartId, mode: 'excl' });
  if (!priced.ok) return priced;
  const { holder, offers, actual } = priced.value;
  const { payable: total } = actual.totals;
  const left = offers.hidesPrices ? undefined : await readOwnLimit(shop, visit, { settings: holder.settings, total });
  return left ? ok({ ...left, points: limitPointsOf(left, holder.settings) }) : refuse({ code: 'limit-not-used' });
}

/** For those who may decide on a waiting order: the limit of its buyer, and what the order leaves of it. */
export async function readLimitByOrder(
  shop: Shop,
  visit: Visit,
  { orderId }: { orderId: string },
): Promise<Result<LimitInPoints, Refusal>> {
  const pending = await findPendingBuyer(shop, visit, { orderId });
  if (!pending.ok) return pending;
  const { buyerId, payable, hidesPrices } = pending.value;
  // The remaining amount would reveal the total.
  const settings = hidesPrices ? undefined : await readLimitTerms(shop, pending.value.order);
  if (!settings) return refuse({ code: 'limit-not-used' });
  const limit = (await listAmountLimits(shop.db, [buyerId])).get(buyerId);
  if (limit?.currency !== payable.currency) return refuse({ code: 'limit-not-used' });
  const left = amountLimitOf(limit, payable, await readUseBeside(shop, pending.value.order, buyerId, limit));
  return left ? ok({ ...left, points: limitPointsOf(left, settings) }) : refuse({ code: 'limit-not-used' });
}

/** The settings of an order's company; undefined if the buyer has no limit. */
async function readLimitTerms(shop: Pick<Shop, 'db' | 'snapshots'>, { owner }: Order): Promise<Settings | undefined> {
  if (owner.kind !== 'company') return undefined;
  const { settings } = await readCompanyTerms(shop, owner.companyId);
  const role = await findRoleIn(shop.db, owner.customerId, owner.companyId);
  return role !== undefined && hasAmountLimit({ storm_role: role }, settings) ? settings : undefined;
}

/** For those who may decide on a waiting order and change limits (X06): raises the limit of its buyer, who is informed by mail. */
export async function raiseLimitByOrder(
  shop: Shop,
  visit: Visit,
  { orderId, amount }: { orderId: string; amount: string },
): Promise<Result<LimitInPoints, Refusal>> {
  const before = await readLimitByOrder(shop, visit, { orderId });
  if (!before.ok) return before;
  const pending = await findPendingBuyer(shop, visit, { orderId });
  if (!pending.ok) return pending;
  const { buyerId: customerId } = pending.value;
  const wanted = fromDecimal(amount.trim().replace(',', '.'), before.value.limit.currency, 'exact');
  const changed = await changeAmountLimits(shop, visit, {
    customerIds: [customerId],
    amountLimit: amount,
    // Of two raises at once, the second sees the limit that the first has set. An unreadable amount is refused as invalid.
    alongside: async (db) => {
      if (!wanted.ok) return undefined;
      if (!(await isHigher(db, { customerId, amount: wanted.value }))) return { code: 'limit-not-higher' };
      await shop.events.publish(db, { name: limitRaised, key: orderId, payload: { orderId, ...wanted.value } });
      return undefined;
    },
  });
  return changed.ok ? readLimitByOrder(shop, visit, { orderId }) : changed;
}

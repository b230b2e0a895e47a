import { randomUUID } from 'node:crypto';
import { ok, type Result, refuse } from '#core/result.ts';
import { callerOf } from '../auth/caller.server.ts';
import { claimCart, unclaimCart } from '../cart/claim-cart.server.ts';
import { findCartToOrder } from '../cart/price-for-order.server.ts';
import { isOn } from '../company/company-settings.ts';
import { isCheckoutActive } from '../market/checkout-active.ts';
import { findKeyUse, findSentOrder } from '../order/find-sent-order.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { answerSent } from './send/answer-sent.server.ts';
import { type Attempt, checkAndPlace } from './send/check-and-place.server.ts';
import { checksOfSender } from './send/checks.ts';
import { contentDigest } from './send/content-digest.ts';
import { readAsked } from './send/read-asked.server.ts';
import { sendKeyOf } from './send/send-key.ts';
import { firstRefusal } from './send/sending.ts';
import { sentAgain } from './send/sent-again.ts';
import type { SendAnswer } from './send-answer.ts';
import type { SendPayload } from './send-payload.ts';

type Input = {
  readonly payload: SendPayload;
  /** A repeated key gets the same answer. Without a key, repeated content does, once the order exists. */
  readonly key?: string | undefined;
};

/** `isAgain`: the order existed already. */
type Sent = { readonly answer: SendAnswer; readonly isAgain: boolean };

/**
 * For the owner of the cart. A cart becomes one order, however often and from whichever device it is sent. Prices, stock, buyer and rights
 * in the request are not trusted; they are checked now.
 */
export async function placeOrder(
  shop: Shop,
  visit: Visit,
  { payload, key: given }: Input,
): Promise<Result<Sent, Refusal>> {
  const { holder, cart } = await findCartToOrder(shop, visit, payload);
  if (isOn(holder.settings, 'DisableCheckout') || !isCheckoutActive(visit.market.code, shop.env.APP_ENV))
    return refuse({ code: 'checkout-disabled' });
  if (!cart) return refuse({ code: 'cart-not-found' });
  const asked = await readAsked(shop, visit, { cart, payload, settings: holder.settings });
  const foreign = firstRefusal(checksOfSender, asked);
  if (foreign) return refuse(foreign);
  const keyed = sendKeyOf(cart, given);
  if (!keyed.ok) return keyed;
  const { key, isOwn } = keyed.value;
  const sentBy = isOwn ? undefined : callerOf(visit).name;
  const use = sentBy === undefined ? undefined : await findKeyUse(shop.db, { cartId: cart.id, key, sentBy });
  if (use) return refuse({ code: use === 'other-cart' ? 'key-reused' : 'payment-over' });
  const isKeyGiven = given !== undefined;
  const attempt = { asked, holder, key, sentBy, isKeyGiven, digest: contentDigest(payload) };
  // Without a key, two senders look like one sender that retries, so only one of them sends at a time.
  const claim = { cartId: cart.id, key: isKeyGiven ? key : `${key} ${randomUUID()}`, now: visit.now };
  if (cart.orderId !== undefined || !(await claimCart(shop.db, claim))) return answerAgain(shop, visit, attempt);
  try {
    const sent = await checkAndPlace(shop, visit, attempt);
    if (!sent.ok) await unclaimCart(shop.db, claim);
    return sent.ok ? toSent(await answerSent(shop, visit, sent.value.order), sent.value.isAgain) : sent;
  } catch (error) {
    await unclaimCart(shop.db, claim);
    throw error;
  }
}

const toSent = (answered: Result<SendAnswer, Refusal>, isAgain: boolean): Result<Sent, Refusal> =>
  answered.ok ? ok({ answer: answered.value, isAgain }) : answered;

/** Another request holds the cart or has already ordered it: the same request gets the same answer. */
async function answerAgain(shop: Shop, visit: Visit, attempt: Attempt): Promise<Result<Sent, Refusal>> {
  const found = await findSentOrder(shop.db, attempt.asked.cart.id);
  if (!found) return refuse({ code: 'order-being-processed' });
  const again = sentAgain(found, attempt);
  return again.ok ? toSent(await answerSent(shop, visit, again.value), true) : again;
}

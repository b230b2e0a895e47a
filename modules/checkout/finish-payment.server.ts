import { ok, refuse } from '#core/result.ts';
import { unsealOrder } from '../order/order-link.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { statusLink } from '../order/status-link.server.ts';
import { statusPageOf } from '../order/status-page.ts';
import type { PaymentNews } from '../payment/payment-state.ts';
import type { Outcome, PaymentProvider } from '../payment/provider.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Settled, settlePayment } from './settle/settle-payment.server.ts';

type Input = {
  /** The order's sealed link. */
  readonly link: string;
  readonly sessionId: string;
  readonly sessionResult?: string | undefined;
  readonly redirectResult?: string | undefined;
};

/**
 * For a buyer who is back from the drop-in or the bank, with the sealed link of the order and its payment session. The provider
 * decides, not the browser. While the provider cannot be reached, the buyer waits on a page that checks again.
 */
export async function finishPayment(shop: Shop, _visit: Visit, { link, sessionId, ...results }: Input) {
  const held = await findHeld(shop, link);
  if (!held || held.sessionId !== sessionId) return refuse({ code: 'order-not-found' });
  const outcome =
    held.order.paymentState === 'Pending'
      ? await ask(shop, { sessionId, orderId: held.order.id, ...results })
      : undefined;
  const settled = outcome && isNews(outcome) && (await settlePayment(shop, { orderId: held.order.id, news: outcome }));
  return ok(toFinished(shop, held, settled || undefined, outcome?.kind));
}

type Held = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The order of a sealed link, with its payment. */
export async function findHeld(shop: Pick<Shop, 'db' | 'env'>, link: string): Promise<Held | undefined> {
  const id = unsealOrder(shop.env, link);
  return id === undefined ? undefined : findOrder(shop.db, id);
}

export function toFinished(
  shop: Pick<Shop, 'env'>,
  { order, redirectUrls, isBankSlow }: Held,
  settled: Settled | undefined,
  outcome: Outcome['kind'] | undefined,
) {
  const facts = settled ?? order;
  const page = statusPageOf(facts, settled?.isBankSlow ?? isBankSlow);
  return {
    page,
    paymentState: facts.paymentState,
    /** After an error the drop-in opens again. */
    outcome,
    link: statusLink(shop, { id: order.id, marketId: order.marketId, redirectUrls }, page),
  };
}

/** Undefined while the provider cannot be reached. */
export async function ask(
  { payment, log }: Pick<Shop, 'payment' | 'log'>,
  of: Parameters<PaymentProvider['readOutcome']>[0],
): Promise<Outcome | undefined> {
  try {
    return await payment.readOutcome(of);
  } catch (error) {
    log.warn({ err: error, orderId: of.orderId }, 'the payment provider could not be asked');
    return undefined;
  }
}

export const isNews = (outcome: Outcome): outcome is PaymentNews =>
  outcome.kind !== 'redirect' && outcome.kind !== 'unknown';

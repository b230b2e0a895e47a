import type { CheckoutDoor } from '#app/components/checkout/checkout-door.ts';
import { buyerKindOf } from '#modules/auth/buyer-kind.ts';
import { isFromProcurement } from '#modules/auth/claims.ts';
import { isB2B } from '#modules/auth/is-b2b.ts';
import { readClosed } from '#modules/checkout/read-closed.server.ts';
import { readPaying } from '#modules/checkout/read-paying.server.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { dropPayingCookie, payingHref, readPayingCookie } from './paying-cookie.ts';
import { stepViewsFor } from './step-views.ts';

export async function readCheckoutDoor(shop: Shop, visit: Visit): Promise<CheckoutDoor> {
  const { claims } = visit;
  const { isCreditStopped } = await readCompanyTerms(shop, isB2B(claims) ? claims?.company_id : undefined);
  return {
    isCreditStopped,
    isFromProcurement: isFromProcurement(claims),
    closed: await readClosed(shop, visit),
    steps: stepViewsFor(buyerKindOf(visit.claims)),
    paying: await readPayingOn(shop, visit),
  };
}

/** An order from this browser that can still be paid. */
async function readPayingOn(shop: Shop, visit: Visit): Promise<CheckoutDoor['paying']> {
  const link = readPayingCookie(visit);
  if (link === undefined) return undefined;
  const read = await readPaying(shop, visit, { link });
  if (!read.ok || !read.value.isOpen) {
    dropPayingCookie(visit);
    return undefined;
  }
  const { order, payment } = read.value;
  const { currency, totals } = order.priced;
  return {
    href: payingHref(visit.language, link),
    orderNo: order.orderNo,
    payable: createCurrencyFormat(cultureOf(visit), currency).format(totals.payable.amount),
    minutes: minutesLeft(visit.now, payment && new Date(payment.expiresAt)),
  };
}

/** At least one minute, because the payment is still open. */
const minutesLeft = (now: Date, until: Date | undefined): number =>
  Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 60_000));

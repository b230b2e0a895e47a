import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { OutcomeView } from '#app/components/outcome/outcome-view.ts';
import { readApprovalState } from '#modules/approval/read-approval-state.server.ts';
import { finishPayment } from '#modules/checkout/finish-payment.server.ts';
import { isOn } from '#modules/company/company-settings.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { findOrderByLink } from '#modules/order/find-order.server.ts';
import type { Order } from '#modules/order/order.ts';
import { pageOfStatus, type StatusPage } from '#modules/order/status-page.ts';
import { readApprovalNews } from '#modules/pending-order/read-approval.server.ts';
import { readHeldStates } from '#modules/proof-sheet/held-states.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { dropPayingCookie } from '../checkout/paying-cookie.ts';
import { withPageNames } from '../order-page/names-in-language.server.ts';
import { toOutcomeView } from './to-outcome-view.ts';

type OutcomeRequest = { readonly request: Request; readonly page: StatusPage };

/** Orders must not be cached or indexed. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The result of an order, for visitors with its link. If the order belongs to another result page, redirects there. */
export async function loadOutcome(shop: Shop, visit: Visit, { request, page }: OutcomeRequest) {
  const asked = new URL(request.url).searchParams;
  const link = asked.get('o') ?? '';
  const sessionId = asked.get('sessionId');
  if (sessionId !== null) await comeBack(shop, visit, { link, sessionId, redirectResult: asked.get('redirectResult') });
  const found = await findOrderByLink(shop, visit, { link });
  if (!found.ok) return data<OutcomeView>({ order: undefined }, { status: 404, headers });
  const { order, page: now } = found.value;
  if (order.paymentState !== 'Pending') dropPayingCookie(visit);
  if (now !== page || sessionId !== null) throw redirect(hrefOf(visit, now, link), { headers });
  const facts = {
    isMaintained: await isMaintained(shop, order),
    isWithdrawn: await isWithdrawn(shop, order),
    held: order.givenUpAt ? [] : await readHeldStates(shop, order),
    deciders: order.kind === 'approval' ? ((await readApprovalNews(shop, order))?.deciders ?? []) : [],
  };
  const shown = await withPageNames(shop, visit, order);
  return data<OutcomeView>({ order: toOutcomeView(visit, shown, { link, ...facts }) }, { headers });
}

/** Whether the company leaves its orders to its retailer. Dealers are retailers themselves. */
async function isMaintained(shop: Shop, { owner }: Order): Promise<boolean> {
  const { settings } = await readCompanyTerms(shop, owner.kind === 'company' ? owner.companyId : undefined);
  return isOn(settings, 'AllOrdersIsMaintainedByRetailer') && !isOn(settings, 'AccessPartnerWeb');
}

const isWithdrawn = async (shop: Shop, { id, kind, givenUpAt }: Order): Promise<boolean> =>
  kind === 'approval' && givenUpAt !== undefined && (await readApprovalState(shop, id)) === 'withdrawn';

const hrefOf = ({ language }: Visit, page: StatusPage, link: string): string =>
  `${routeHref(pageOfStatus[page], language)}?o=${encodeURIComponent(link)}`;

type PaymentReturn = { readonly link: string; readonly sessionId: string; readonly redirectResult: string | null };

/** The buyer is back from the bank: ask the provider for the result. A session that is not the order's changes nothing. */
async function comeBack(shop: Shop, visit: Visit, { link, sessionId, redirectResult }: PaymentReturn): Promise<void> {
  await finishPayment(shop, visit, { link, sessionId, ...(redirectResult !== null && { redirectResult }) });
}

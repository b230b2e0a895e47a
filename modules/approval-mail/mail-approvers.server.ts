import { isLanguage } from '#core/locale.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { HrefOf } from '../href-of.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import type { Shop } from '../shop.server.ts';
import { listAsked } from './list-asked.server.ts';
import { makeDecisionLink } from './make-decision-link.server.ts';

/** Mails the rows of a waiting order to those who decide, with the way to the decision and, where allowed, a link that decides. */
export function createApproverMailer(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || approval?.state !== 'waiting' || found.order.owner.kind !== 'company') return;
    const { settings } = await readCompanyTerms(shop, found.order.owner.companyId);
    const order = { ...found.order, hidesPrices: found.order.hidesPrices || isOn(settings, 'HidePrice') };
    for (const { customerId, emailAddress, language: spoken } of await listAsked(shop, order, approval)) {
      const language = spoken !== null && isLanguage(spoken) ? spoken : order.language;
      const url = new URL(hrefOf('companyPendingOrder', language, { orderId }), homeOf(shop.env, order.marketId)).href;
      const direct = await makeDecisionLink(shop, hrefOf, { order, approverId: customerId, language });
      await mailOrder({ ...found, order }, { way: 'toApprove', direct }, { email: emailAddress, language, url });
    }
  };
}

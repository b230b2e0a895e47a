import type { MailMessage } from '#platform/mail/mail.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { HrefOf } from '../href-of.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import { buyerOf, receiversOf } from '../order/mail-order.server.ts';
import { createMailWords } from '../order/mail-words.server.ts';
import { sealOrder } from '../order/order-link.server.ts';
import type { FoundOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import type { Shop } from '../shop.server.ts';
import { type ProgressFacts, progressMail } from './mail/progress-mail.ts';

/**
 * Mails a buyer about an order. `step` identifies the event within the order and becomes part of the message id, so that a repeated mail is
 * recognised as the same.
 */
export function createTeller(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf) {
  const { env } = shop;
  const readWords = createMailWords(shop);
  return async (
    found: FoundOrder,
    step: string,
    told: ProgressFacts,
    attachments: NonNullable<MailMessage['attachments']> = [],
  ): Promise<void> => {
    const { order } = found;
    const [to] = receiversOf(order);
    if (to === undefined) return;
    const url = new URL(hrefOf('orderStatus', order.language), homeOf(env, order.marketId));
    url.searchParams.set('o', sealOrder(env, order.id));
    const messageId = `<order-${order.id}-${step}@${url.hostname}>`;
    const { settings } = await readCompanyTerms(
      shop,
      order.owner.kind === 'company' ? order.owner.companyId : undefined,
    );
    const shown = { ...order, hidesPrices: order.hidesPrices || isOn(settings, 'HidePrice') };
    const written = progressMail(shown, told, { ...(await readWords(found)), url: url.href });
    const buyer = buyerOf(order);
    const number = (told.invoice ?? told.creditNote)?.number ?? '';
    const reader = buyer && { ...buyer, facts: { ...buyer.facts, number } };
    await sendNotice(shop, { kind: `order-${told.kind}`, message: { messageId, to, attachments, ...written }, reader });
  };
}

export type Teller = ReturnType<typeof createTeller>;

import { parseEmail } from '#core/input.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import { createMailWords, type MailShop } from './mail-words.server.ts';
import type { Order } from './order.ts';
import { orderMail } from './order-mail.ts';
import type { FoundOrder } from './order-store.server.ts';
import { homeOf } from './status-link.server.ts';

const mostExtraAddresses = 10;

/** Sends confirmations. */
export function createOrderMailer(shop: MailShop): (found: FoundOrder) => Promise<void> {
  const { env } = shop;
  const readWords = createMailWords(shop);
  return async (found) => {
    const { order } = found;
    const [to, ...bcc] = receiversOf(order);
    if (to === undefined) return;
    const written = orderMail(order, await readWords(found));
    // The order's own id: sent again after a crash, it is recognised as the same mail.
    const messageId = `<order-${order.id}@${new URL(homeOf(env, order.marketId)).hostname}>`;
    const kind = order.kind === 'approval' ? 'order-approval' : 'order-received';
    await sendNotice(shop, { kind, message: { messageId, to, ...(bcc.length > 0 && { bcc }), ...written } });
  };
}

/** The buyer first, then whom the buyer named as well; each once. */
export function receiversOf({ buyer, metadata }: Pick<Order, 'buyer' | 'metadata'>): string[] {
  const named = [metadata.OrderConfirmationEmail, buyer.email, metadata.ExtraOrderConfirmationEmail]
    .flatMap((text) => (text ?? '').split(/[\s,;]+/))
    .flatMap((text) => {
      const email = parseEmail(text);
      return email.ok ? [email.value] : [];
    });
  const once = new Map(named.map((email) => [email.toLowerCase(), email]));
  return [...once.values()].slice(0, mostExtraAddresses + 1);
}

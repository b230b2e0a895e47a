import { createHash } from 'node:crypto';
import { parseEmail } from '#core/input.ts';
import type { Language } from '#core/locale.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { type Reader, sendNotice } from '../notifications/send-notice.server.ts';
import { createMailWords, type MailShop } from './mail-words.server.ts';
import type { Order } from './order.ts';
import { type OrderNews, orderMail } from './order-mail.ts';
import type { FoundOrder } from './order-store.server.ts';
import { homeOf } from './status-link.server.ts';

const mostExtraAddresses = 10;

/** For each kind of mail about an order: the notice, the end of its message id, and whether the extra recipients get it. */
const mails = {
  received: { kind: 'order-received', step: '', isConfirmation: true },
  approval: { kind: 'order-approval', step: '-pending', isConfirmation: true },
  notApproved: { kind: 'order-not-approved', step: '-not-approved', isConfirmation: false },
  approved: { kind: 'order-approved', step: '-approved', isConfirmation: false },
  partlyApproved: { kind: 'order-partly-approved', step: '-partly-approved', isConfirmation: false },
  rowsChanged: { kind: 'order-rows-changed', step: '-rows-changed', isConfirmation: false },
  withdrawn: { kind: 'approval-withdrawn', step: '-withdrawn', isConfirmation: false },
  reminder: { kind: 'approval-reminder', step: '-reminder', isConfirmation: false },
  escalated: { kind: 'approval-escalated', step: '-escalated', isConfirmation: false },
  toApprove: { kind: 'order-to-approve', step: '-to-approve', isConfirmation: false },
} as const;

/** A reader who is not the buyer, with the link for them. */
type Approver = {
  readonly email: string;
  readonly language: Language;
  readonly url: string;
  /** The event that requests the approval: each request to the same person is a separate mail. */
  readonly eventId: string;
  readonly reader: Reader;
};

/** Mails the buyer that an order was placed, waits for approval or was not approved; or an approver that it waits or was withdrawn. */
export function createOrderMailer(
  shop: MailShop,
): (found: FoundOrder, news: OrderNews, approver?: Approver) => Promise<void> {
  const { env } = shop;
  const readWords = createMailWords(shop);
  return async (found, news, approver) => {
    const { owner, language, hidesPrices } = found.order;
    const { settings } = await readCompanyTerms(shop, owner.kind === 'company' ? owner.companyId : undefined);
    const order = {
      ...found.order,
      language: approver?.language ?? language,
      // The company may have hidden prices since the order was sent.
      hidesPrices: hidesPrices || isOn(settings, 'HidePrice'),
    };
    const { kind, step, isConfirmation } = mails[news.way];
    const [to, ...bcc] = approver ? [approver.email] : receiversOf(isConfirmation ? order : withoutExtra(order));
    if (to === undefined) return;
    const words = await readWords({ ...found, order });
    const written = orderMail(order, news, approver ? { ...words, url: approver.url } : words);
    // The message id contains the order's id, so that a mail repeated after a crash is recognised as the same.
    const whom = approver ? `-${digestOf(approver.email)}-${approver.eventId}` : news.eventId ? `-${news.eventId}` : '';
    const messageId = `<order-${order.id}${step}${whom}@${new URL(homeOf(env, order.marketId)).hostname}>`;
    const message = { messageId, to, ...(bcc.length > 0 && { bcc }), ...written };
    await sendNotice(shop, { kind, message, reader: approver ? approver.reader : buyerOf(order) });
  };
}

/** The buyer, if they have an account of their own: many buyers share one in a procurement system. */
export function buyerOf({ id, orderNo, owner }: Pick<Order, 'id' | 'orderNo' | 'owner'>): Reader | undefined {
  if (owner.kind === 'public') return undefined;
  if (owner.kind === 'company' && owner.punchOutSession !== undefined) return undefined;
  const companyId = owner.kind === 'company' ? owner.companyId : undefined;
  return { customerId: owner.customerId, companyId, facts: { orderNo }, page: 'accountOrder', params: { orderId: id } };
}

const digestOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 12);

type Receivers = Pick<Order, 'buyer' | 'metadata'>;

const withoutExtra = ({ buyer, metadata }: Receivers): Receivers => ({
  buyer,
  metadata: { ...metadata, ExtraOrderConfirmationEmail: null },
});

/** The buyer first, then the extra recipients; each once. */
export function receiversOf({ buyer, metadata }: Receivers): string[] {
  const named = [metadata.OrderConfirmationEmail, buyer.email, metadata.ExtraOrderConfirmationEmail]
    .flatMap((text) => (text ?? '').split(/[\s,;]+/))
    .flatMap((text) => {
      const email = parseEmail(text);
      return email.ok ? [email.value] : [];
    });
  const once = new Map(named.map((email) => [email.toLowerCase(), email]));
  return [...once.values()].slice(0, mostExtraAddresses + 1);
}

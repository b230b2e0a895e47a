import type { LinkAnswer, LinkedView } from '#app/components/pending-orders/link-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { textField } from '#core/fields.ts';
import { decideByLink } from '#modules/approval-mail/decide-by-link.server.ts';
import { readDecisionLink } from '#modules/approval-mail/read-decision-link.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { createMomentFormat } from '#modules/market/day-format.ts';
import { timeZones } from '#modules/market/time-zones.ts';
import { longestReason } from '#modules/pending-order/longest-reason.ts';
import { decidableRows } from '#modules/pending-order/order-decision.ts';
import { sayReasons } from '#modules/pending-order/say-reasons.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { withPageNames } from '../order-page/names-in-language.server.ts';
import { taxLinesOf } from './tax-lines.server.ts';

type Loaded = { readonly view: LinkedView | undefined; readonly status: number };

/** The order that a link in a mail decides on; undefined if the link is invalid. */
export async function loadLinked(shop: Shop, visit: Visit, token: string | null): Promise<Loaded> {
  const read = await readDecisionLink(shop, visit, { token: token ?? '' });
  if (!read.ok) return { view: undefined, status: statusOf[read.refusal.code] };
  const { order: stored, hidesPrices, link, approver } = read.value;
  const order = await withPageNames(shop, visit, stored);
  const { payable } = order.priced.totals;
  const culture = cultureOf({ market: approver.market, language: visit.language });
  const money = createCurrencyFormat(culture, payable.currency);
  const view: LinkedView = {
    orderNo: order.orderNo,
    buyer: `${order.buyer.firstName} ${order.buyer.lastName}`.trim(),
    createdAt: order.createdAt,
    comment: order.comment,
    total: hidesPrices ? undefined : money.format(payable.amount),
    totalTerm: taxLinesOf(shop, visit, order).totalTerm,
    reasons: await sayReasons(shop, visit.language, order),
    until: createMomentFormat(culture, timeZones[approver.market.code])(link.expiresAt),
    rows: decidableRows(order).map((row) => ({
      rowNumber: row.rowNumber,
      name: row.name,
      detail: [row.colour, row.size].filter(Boolean).join(', '),
      quantity: row.quantity,
      soldBy: row.soldBy,
      wearer: row.coworker?.name ?? '',
    })),
  };
  return { view, status: 200 };
}

type Answered = { readonly answer: LinkAnswer; readonly status: number };

/** Waiting: approved, and the next approver was notified. */
const shownStates = { approved: 'approved', waiting: 'passedOn', refused: 'refused', withdrawn: 'withdrawn' } as const;

const reasonField = textField({ max: longestReason, min: 0, multiline: true });

/** Approves or refuses the order. */
export async function changeByLink({ shop, visit, form }: PostedForm, token: string | null): Promise<Answered> {
  const intent = form.get('intent');
  const typed = form.get('message');
  const message = reasonField.safeParse(typeof typed === 'string' ? typed : '');
  const isKnown = intent === 'approve' || intent === 'refuse';
  const decided =
    isKnown && message.success
      ? await decideByLink(shop, visit, {
          token: token ?? '',
          isApproved: intent === 'approve',
          message: message.data,
        })
      : { ok: false as const, refusal: { code: 'invalid-input' as const } };
  if (decided.ok) {
    const { orderNo, state } = decided.value;
    return { answer: { done: { orderNo, state: shownStates[state] }, words: '' }, status: 200 };
  }
  const { refusal } = decided;
  return { answer: { done: undefined, words: wordsOf({ shop, visit }, refusal) }, status: statusOf[refusal.code] };
}

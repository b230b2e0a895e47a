import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import {
  type DecisionAnswer,
  type DecisionIntent,
  decisionIntents,
} from '#app/components/pending-orders/pending-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { notFound } from '#app/not-found.ts';
import { describeIssue, quantityField, textField } from '#core/fields.ts';
import { parseOrderId } from '#core/ids.ts';
import { refuse } from '#core/result.ts';
import { raiseBody } from '#modules/limit-ticket/limit-schema.ts';
import { raiseLimitByOrder } from '#modules/limit-ticket/read-limit.server.ts';
import { decideOrder } from '#modules/pending-order/decide-order.server.ts';
import { longestReason } from '#modules/pending-order/longest-reason.ts';
import type { RowWish } from '#modules/pending-order/order-decision.ts';
import { refuseOrder } from '#modules/pending-order/refuse-order.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { toPreview } from './to-preview.server.ts';

type ActionAnswer = Response | ReturnType<typeof data<DecisionAnswer>>;

const isIntent = (text: unknown): text is DecisionIntent => (decisionIntents as readonly unknown[]).includes(text);
const reasonField = textField({ max: longestReason, min: 0, multiline: true });

/** Previews a decision, confirms it, refuses the whole order, or raises the limit of its buyer. */
export async function changeDecision(posted: PostedForm, text: string): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const parsed = parseOrderId(text);
  const intent = form.get('intent');
  if (!parsed.ok) throw notFound();
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const orderId = parsed.value;
  if (intent === 'raise') return raiseLimit(posted, orderId);
  const { wishes, message, problems } = wishesIn(posted);
  if (Object.keys(problems).length > 0) return again(posted, intent, problems);
  const back = (done: string) => redirect(`${routeHref('companyPendingOrders', visit.language)}?done=${done}`);
  if (intent === 'refuse') {
    const refused = await refuseOrder(shop, visit, { orderId, message });
    return refused.ok ? back('refused') : refusedWith(posted, intent, refused.refusal);
  }
  const seen = form.get('seen');
  const decided = await decideOrder(shop, visit, {
    orderId,
    wishes,
    message,
    mode: intent,
    seen: typeof seen === 'string' && seen !== '' ? seen : undefined,
  });
  if (!decided.ok) return refusedWith(posted, intent, decided.refusal);
  if (intent === 'place') return back(decided.value.state === 'waiting' ? 'passedOn' : decided.value.state);
  return data<DecisionAnswer>({ ...answerOf(posted, intent), preview: await toPreview(shop, visit, decided.value) });
}

/** Raises the limit of the buyer without deciding on the order. */
async function raiseLimit(posted: PostedForm, orderId: string): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const read = raiseBody.safeParse({ amount: form.get('amount') });
  const raised = read.success
    ? await raiseLimitByOrder(shop, visit, { orderId, amount: read.data.amount })
    : refuse({ code: 'limit-not-higher' as const });
  if (!raised.ok) return refusedWith(posted, 'raise', raised.refusal);
  return redirect(`${routeHref('companyPendingOrder', visit.language, { orderId })}?done=raised`);
}

/**
 * The changes of a form: fields are named `quantity:100`, `sku:100`, `other:100`, `reject:100`, `reason:100`; `was:100` is the current
 * row.
 */
function wishesIn({ shop, visit, form }: PostedForm) {
  const problems: Record<string, string> = {};
  const say = (name: string, key: string, issue: Parameters<typeof describeIssue>[0] | undefined) => {
    const field = shop.texts.say(visit.language, 'pending-orders', key) ?? key;
    const { code, facts } = issue ? describeIssue(issue) : { code: 'required', facts: {} };
    problems[name] = shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code;
  };
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const reasonIn = (name: string): string => {
    const read = reasonField.safeParse(textOf(name));
    if (!read.success) say(name, 'reason', read.error.issues[0]);
    return read.data ?? '';
  };
  const numbers = [...form.keys()].flatMap((name) => /^quantity:(\d{1,9})$/.exec(name)?.[1] ?? []);
  const wishes = numbers.flatMap((number): RowWish[] => {
    const rowNumber = Number(number);
    const reason = reasonIn(`reason:${number}`);
    if (form.has(`reject:${number}`)) {
      if (reason === '') say(`reason:${number}`, 'reason', undefined);
      return [{ rowNumber, isRejected: true, reason }];
    }
    const quantity = quantityField.safeParse(textOf(`quantity:${number}`));
    if (!quantity.success) say(`quantity:${number}`, 'quantity', quantity.error.issues[0]);
    if (quantity.data === 0 && reason === '') say(`reason:${number}`, 'reason', undefined);
    const sku = textOf(`other:${number}`).replaceAll(/\s/g, '').toUpperCase() || textOf(`sku:${number}`);
    const [wasQuantity, wasSku] = textOf(`was:${number}`).split(' ');
    const wish = {
      ...(quantity.data !== Number(wasQuantity) && { quantity: quantity.data }),
      ...(sku !== '' && sku !== wasSku && { sku }),
    };
    return Object.keys(wish).length === 0 ? [] : [{ rowNumber, ...wish, reason }];
  });
  return { wishes, message: reasonIn('message'), problems };
}

function answerOf({ visit, form }: PostedForm, intent: DecisionIntent): Omit<DecisionAnswer, 'preview'> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return { intent, typed, problems: {}, words: '', answerId: visit.requestId };
}

const again = (posted: PostedForm, intent: DecisionIntent, problems: Record<string, string>) =>
  data<DecisionAnswer>({ ...answerOf(posted, intent), problems, preview: undefined }, { status: 422 });

const refusedWith = (posted: PostedForm, intent: DecisionIntent, refusal: Refusal) =>
  data<DecisionAnswer>(
    { ...answerOf(posted, intent), words: wordsOf(posted, refusal), preview: undefined },
    { status: statusOf[refusal.code] },
  );

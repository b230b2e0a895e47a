import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { OrderPageAnswer, OrderPageIntent } from '#app/components/order-page/order-page-view.ts';
import { type RequestContext, wordsOf } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { quantityProblem } from '#app/routes/cart/quantity-problem.server.ts';
import { describeIssue, quantityField, textField } from '#core/fields.ts';
import { type ReturnReason, returnReasons } from '#modules/fulfilment/order-return.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import type { RowPieces } from '#modules/order/pieces.ts';
import type { OrderWay } from '#modules/order/reach-order.server.ts';
import { changeVisibility } from '#modules/order-history/order-visibility.server.ts';
import { readOrderPage } from '#modules/order-history/read-order-page.server.ts';
import { reorder } from '#modules/order-history/reorder.server.ts';
import { longestMessage } from '#modules/order-message/order-message.ts';
import { writeMessage } from '#modules/order-message/write-message.server.ts';
import { longestReason } from '#modules/pending-order/longest-reason.ts';
import { refuseOrder } from '#modules/pending-order/refuse-order.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { askReturn } from '#modules/returns/ask-return.server.ts';
import type { ReturnRowRequest } from '#modules/returns/find-replacements.server.ts';
import { longestReturnComment } from '#modules/returns/return-schema.ts';
import { withdraw } from '#modules/returns/withdraw.server.ts';
import { withPageNames } from './names-in-language.server.ts';
import { articleIn } from './to-order-page.server.ts';

type Task = RequestContext & { readonly request: Request; readonly url: URL; readonly way: OrderWay };
type PostedForm = Task & { readonly form: FormData };
type Answer = Response | ReturnType<typeof data<OrderPageAnswer>>;

const handlers: Record<OrderPageIntent, (posted: PostedForm) => Promise<Answer>> = {
  reorder: orderAgain,
  return: askToReturn,
  withdraw: withdrawFrom,
  recall: recallOrder,
  message: writeAbout,
  visibility: showOrHide,
};

const isIntent = (text: unknown): text is OrderPageIntent => typeof text === 'string' && Object.hasOwn(handlers, text);

/** Handles one of the forms of the order page. */
export async function changeOrderPage(task: Task): Promise<Answer> {
  const form = await postedForm(task.request);
  const intent = form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent]({ ...task, form });
}

async function orderAgain(posted: PostedForm): Promise<Answer> {
  const { shop, visit, way, form } = posted;
  const press = keyIn(form, 'press', z.string().regex(/^[0-9a-f]{32}$/));
  const { pieces, problems } = piecesIn(posted, 'again');
  if (Object.keys(problems).length > 0) return again(posted, 'reorder', problems);
  const wishes = pieces.map(({ parts: [row = '', sku = ''], quantity }) => ({ rowNumber: Number(row), sku, quantity }));
  const added = await reorder(shop, visit, { way, press, wishes });
  if (!added.ok) return refused(posted, 'reorder', added.refusal);
  const rows = new URLSearchParams(added.value.added.map(({ rowId }) => ['added', rowId]));
  return redirect(`${routeHref('checkout', visit.language)}?${rows}`);
}

async function askToReturn(posted: PostedForm): Promise<Answer> {
  const { shop, visit, way, form } = posted;
  const id = keyIn(form, 'returnId', z.uuid());
  const { pieces, problems } = piecesIn(posted, 'pieces');
  const rows: ReturnRowRequest[] = [];
  for (const { parts, quantity } of pieces) {
    const [row = ''] = parts;
    const reason = form.get(`reason:${row}`);
    const chosen = form.get(`exchange:${row}`);
    const exchangeSku = typeof chosen === 'string' && chosen !== '' ? chosen : undefined;
    if (isReason(reason)) rows.push({ rowNumber: Number(row), quantity, reason, exchangeSku });
    else problems[`reason:${row}`] = problem(posted, 'required', 'returns.reason');
  }
  const comment = textIn(posted, problems, 'comment', 'returns.comment', { max: longestReturnComment, min: 0 });
  if (Object.keys(problems).length > 0) return again(posted, 'return', problems);
  const asked = await askReturn(shop, visit, { way, id, rows, comment });
  if (asked.ok) return back(posted, asked.value.replacement ? 'exchanged' : 'asked', '#returns');
  const { refusal } = asked;
  const problemsOfRows = refusal.code === 'return-too-many' ? await tooMany(posted, rows) : {};
  if (Object.keys(problemsOfRows).length > 0) return again(posted, 'return', problemsOfRows);
  return refused(posted, 'return', refusal);
}

/** Two steps, as the law requires: the goods that the statement covers, then the confirmation. */
async function withdrawFrom(posted: PostedForm): Promise<Answer> {
  const { shop, visit, way, form } = posted;
  const id = keyIn(form, 'withdrawalId', z.uuid());
  const { pieces, problems } = piecesIn(posted, 'withdraw');
  const rows = pieces.map(({ parts: [row = ''], quantity }) => ({ rowNumber: Number(row), quantity }));
  if (Object.keys(problems).length > 0) return again(posted, 'withdraw', problems);
  if (rows.length === 0) return refused(posted, 'withdraw', { code: 'return-empty' });
  const over = form.get('step') === 'confirm' ? {} : await tooMany(posted, rows, 'withdraw');
  if (Object.keys(over).length > 0) return again(posted, 'withdraw', over);
  if (form.get('step') === 'change') return answer(posted, 'withdraw', { words: '', problems: {}, status: 200 });
  if (form.get('step') !== 'confirm')
    return answer(posted, 'withdraw', { words: '', problems: {}, status: 200, isToConfirm: true });
  const stated = await withdraw(shop, visit, { way, id, rows });
  return stated.ok ? back(posted, 'withdrawn', '#returns') : refused(posted, 'withdraw', stated.refusal);
}

/** A problem for each article with more pieces than can be returned, by field. */
async function tooMany(
  { shop, visit, way }: PostedForm,
  rows: readonly RowPieces[],
  name: 'pieces' | 'withdraw' = 'pieces',
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  const read = await readOrderPage(shop, visit, way);
  if (!read.ok) return problems;
  const { returnable, withdrawable } = read.value;
  const order = await withPageNames(shop, visit, read.value.order);
  const left = name === 'withdraw' ? withdrawable : returnable;
  for (const { rowNumber, quantity } of rows) {
    const most = left.find((one) => one.rowNumber === rowNumber)?.quantity ?? 0;
    const facts = { article: articleIn(order.rows, rowNumber), pieces: most };
    if (quantity > most)
      problems[`${name}:${rowNumber}`] = shop.texts.say(visit.language, 'order-page', 'returns.tooMany', facts) ?? '';
  }
  return problems;
}

async function writeAbout(posted: PostedForm): Promise<Answer> {
  const { shop, visit, way, form } = posted;
  const id = keyIn(form, 'messageId', z.uuid());
  const problems: Record<string, string> = {};
  const body = textIn(posted, problems, 'body', 'messages.body', { max: longestMessage });
  if (Object.keys(problems).length > 0) return again(posted, 'message', problems);
  const written = await writeMessage(shop, visit, { way, id, body });
  return written.ok ? back(posted, 'sent', '#messages') : refused(posted, 'message', written.refusal);
}

/**
 * The buyer withdraws an order that waits for approval: the reason, then the confirmation. An order that was withdrawn or refused has no
 * page any more; its result page says which.
 */
async function recallOrder(posted: PostedForm): Promise<Answer> {
  const { shop, visit, way, form } = posted;
  if ('link' in way || way.reach !== 'own') throw data(null, { status: 400 });
  const problems: Record<string, string> = {};
  const message = textIn(posted, problems, 'recallReason', 'recall.reason', { max: longestReason });
  if (Object.keys(problems).length > 0) return again(posted, 'recall', problems);
  if (form.get('step') !== 'confirm') {
    const read = await readOrderPage(shop, visit, way);
    if (!read.ok) return refused(posted, 'recall', read.refusal);
    if (read.value.state !== 'approval') return refused(posted, 'recall', { code: 'order-not-pending' });
    return answer(posted, 'recall', { words: '', problems: {}, status: 200, isToConfirm: true });
  }
  const recalled = await refuseOrder(shop, visit, { orderId: way.orderId, message, asBuyer: true });
  if (!recalled.ok) return refused(posted, 'recall', recalled.refusal);
  const link = new URLSearchParams({ o: sealOrder(shop.env, way.orderId) });
  return redirect(`${routeHref('checkoutStatusCanceled', visit.language)}?${link}`);
}

async function showOrHide(posted: PostedForm): Promise<Answer> {
  const { shop, visit, way, form } = posted;
  if ('link' in way) throw data(null, { status: 400 });
  const isVisible = form.get('isVisible') === 'true';
  const changed = await changeVisibility(shop, visit, { orderId: way.orderId, isVisible });
  return changed.ok ? back(posted, isVisible ? 'shown' : 'hidden') : refused(posted, 'visibility', changed.refusal);
}

const isReason = (text: unknown): text is ReturnReason => (returnReasons as readonly unknown[]).includes(text);

/** A key that the page put into the form. Other values did not come from our form. */
function keyIn(form: FormData, name: string, schema: z.ZodType<string>): string {
  const key = schema.safeParse(form.get(name));
  if (!key.success) throw data(null, { status: 400 });
  return key.data;
}

/** Reads quantities from fields named `{name}:{part}:{part}`. Empty fields and zeros are skipped. */
function piecesIn({ form, ...asked }: PostedForm, name: string) {
  const pieces: { parts: string[]; quantity: number }[] = [];
  const problems: Record<string, string> = {};
  for (const [field, typed] of form) {
    const [head, ...parts] = field.split(':');
    if (head !== name || typeof typed !== 'string' || typed.trim() === '' || typed.trim() === '0') continue;
    const read = quantityField.safeParse(typed);
    const [issue] = read.error?.issues ?? [];
    if (issue) problems[field] = quantityProblem(asked, describeIssue(issue)).words;
    else if (read.success && read.data > 0) pieces.push({ parts, quantity: read.data });
  }
  return { pieces, problems };
}

type Limits = { readonly max: number; readonly min?: number };

function textIn(
  posted: PostedForm,
  problems: Record<string, string>,
  name: string,
  label: string,
  limits: Limits,
): string {
  const read = textField({ ...limits, multiline: true }).safeParse(posted.form.get(name) ?? '');
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const { code, facts } = issue ? describeIssue(issue) : { code: 'invalid', facts: {} };
  problems[name] = problem(posted, code, label, facts);
  return '';
}

function problem(
  { shop, visit }: RequestContext,
  code: string,
  label: string,
  facts: Record<string, unknown> = {},
): string {
  const field = shop.texts.say(visit.language, 'order-page', label) ?? label;
  return shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code;
}

const again = (posted: PostedForm, intent: OrderPageIntent, problems: Record<string, string>) =>
  answer(posted, intent, { words: Object.values(problems)[0] ?? '', problems, status: 422 });

const refused = (posted: PostedForm, intent: OrderPageIntent, refusal: Refusal) =>
  answer(posted, intent, { words: wordsOf(posted, refusal), problems: {}, status: statusOf[refusal.code] });

type FormReply = {
  readonly words: string;
  readonly problems: Record<string, string>;
  readonly status: number;
  readonly isToConfirm?: boolean;
};

function answer({ visit, form }: PostedForm, intent: OrderPageIntent, { status, ...said }: FormReply) {
  const typed = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  return data<OrderPageAnswer>({ intent, typed, answerId: visit.requestId, ...said }, { status });
}

/** Redirects to the section of the page that changed. `done` names the message to show. */
function back({ url }: PostedForm, done: string, part = ''): Response {
  const query = new URLSearchParams(url.searchParams);
  query.set('done', done);
  return redirect(`${url.pathname}?${query}${part}`);
}

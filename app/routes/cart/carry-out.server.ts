import { data } from 'react-router';
import * as z from 'zod';
import { type CartIntent, isCartIntent } from '#app/components/cart/cart-intents.ts';
import { servicesIn } from '#app/components/vas/service-form.ts';
import { type RequestContext, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue, optionalField, quantityField, textField } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { applyCode, removeCode } from '#modules/cart/apply-code.server.ts';
import { chooseServices } from '#modules/cart/choose-services.server.ts';
import { clearCart } from '#modules/cart/clear-cart.server.ts';
import { mostRows } from '#modules/cart/most-rows.ts';
import { moveRows } from '#modules/cart/move-rows.server.ts';
import { openSavedCart } from '#modules/cart/open-saved-cart.server.ts';
import { removeRows, restoreRows } from '#modules/cart/remove-rows.server.ts';
import { removeSavedCart } from '#modules/cart/remove-saved-cart.server.ts';
import { saveCart } from '#modules/cart/save-cart.server.ts';
import { shareSavedCart } from '#modules/cart/share-saved-cart.server.ts';
import { splitRow } from '#modules/cart/split-row.server.ts';
import { inkCodes } from '#modules/proof/inks.ts';
import { typefaceNames } from '#modules/proof/typeface.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { parametersInput } from '#modules/vas/vas-schema.ts';
import { changeRowFromForm, rowInput } from './change-row-from-form.server.ts';
import { quantityProblem } from './quantity-problem.server.ts';

/** Result of a change: done, possibly with another size or a note; or an error text. */
export type ChangeResult =
  | { readonly ok: true; readonly otherSize: string | undefined; readonly note: string | undefined }
  | { readonly ok: false; readonly code: string; readonly words: string; readonly status: number };

type Outcome = Result<unknown, Refusal>;
type Task = (asked: RequestContext, sent: Record<string, unknown>) => Promise<Outcome | z.ZodError>;

/** Parses the form and runs the task. */
function task<S extends z.ZodType>(
  schema: S,
  run: (asked: RequestContext, input: z.output<S>) => Promise<Outcome>,
): Task {
  return async (asked, sent) => {
    const parsed = schema.safeParse(sent);
    return parsed.success ? run(asked, parsed.data) : parsed.error;
  };
}

const id = z.uuid();
const ids = z.object({ rowIds: z.array(id).min(1).max(mostRows) });
const saved = z.object({ cartId: id });
const code = textField({ max: 50 });
const mostServices = 10;
const typedService = z.object({
  serviceArticleId: z.int().positive(),
  position: textField({ max: 50, min: 0 }).optional(),
  parameters: parametersInput,
  typeface: z.enum(typefaceNames).optional(),
  heightMm: z.number().optional(),
  ink: z.enum(inkCodes).optional(),
  logo: z.object({ logoId: id, version: z.int().positive() }).nullish(),
});

const tasks: Record<CartIntent, Task> = {
  row: task(rowInput, changeRowFromForm),
  remove: task(ids, ({ shop, visit }, input) => removeRows(shop, visit, input)),
  restore: task(ids, ({ shop, visit }, input) => restoreRows(shop, visit, input)),
  split: task(
    z.object({ rowId: id, kind: z.enum(['Default', 'Partial', 'Full']), quantity: optionalField(quantityField) }),
    ({ shop, visit }, input) => splitRow(shop, visit, input),
  ),
  move: task(ids.extend({ toCartId: optionalField(id) }), ({ shop, visit }, input) => moveRows(shop, visit, input)),
  save: task(
    z.object({ name: textField({ max: 100 }), description: textField({ max: 500, min: 0, multiline: true }) }),
    ({ shop, visit }, input) => saveCart(shop, visit, input),
  ),
  clear: task(z.object({}), ({ shop, visit }) => clearCart(shop, visit)),
  append: task(saved, ({ shop, visit }, { cartId }) => openSavedCart(shop, visit, { id: cartId, method: 'append' })),
  replace: task(saved, ({ shop, visit }, { cartId }) => openSavedCart(shop, visit, { id: cartId, method: 'replace' })),
  'remove-saved': task(saved, ({ shop, visit }, { cartId }) => removeSavedCart(shop, visit, { id: cartId })),
  share: task(saved, ({ shop, visit }, { cartId }) => shareSavedCart(shop, visit, { id: cartId, isShared: true })),
  unshare: task(saved, ({ shop, visit }, { cartId }) => shareSavedCart(shop, visit, { id: cartId, isShared: false })),
  'apply-code': task(z.object({ code }), ({ shop, visit }, input) => applyCode(shop, visit, input)),
  'remove-code': task(z.object({}), ({ shop, visit }) => removeCode(shop, visit)),
  services: task(
    z.object({ rowId: id, coworkerId: rowInput.shape.coworkerId, services: z.array(typedService).max(mostServices) }),
    ({ shop, visit }, input) => chooseServices(shop, visit, input),
  ),
};

/** Message keys of the labels of text fields. */
const labels: Readonly<Record<string, string>> = {
  code: 'code.label',
  name: 'save.name',
  description: 'save.description',
  comment: 'row.comment',
};

/** Runs the change that the form's intent names. */
export async function carryOut(asked: RequestContext, form: FormData): Promise<ChangeResult> {
  const intent = form.get('intent');
  if (!isCartIntent(intent)) throw data(null, { status: 400 });
  const outcome = await tasks[intent](asked, {
    ...lastOfEach(form),
    rowIds: form.getAll('rowId'),
    services: servicesIn(form),
  });
  if (outcome instanceof z.ZodError) return invalid(asked, outcome);
  if (!outcome.ok) {
    const { refusal } = outcome;
    // A promotion may have its own message for an invalid code.
    const own = typeof refusal.message === 'string' ? refusal.message : '';
    return { ok: false, code: refusal.code, words: own || wordsOf(asked, refusal), status: statusOf[refusal.code] };
  }
  return { ok: true, otherSize: textIn(outcome.value, 'otherSize'), note: textIn(outcome.value, 'message') };
}

/** A ticked box sends its value after the hidden field, so the last value counts. */
const lastOfEach = (form: FormData) => Object.fromEntries(form);

function invalid(asked: RequestContext, { issues: [issue] }: z.ZodError): ChangeResult {
  const { shop, visit } = asked;
  const problem = issue ? describeIssue(issue) : { code: 'invalid', facts: {} };
  const { code, facts } = problem;
  const name = String(issue?.path[0] ?? '');
  if (name === 'quantity') return { ok: false, ...quantityProblem(asked, problem) };
  const label = labels[name];
  const field = (label && shop.texts.say(visit.language, 'cart', label)) ?? name;
  const words = shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code;
  return { ok: false, code: 'invalid-input', words, status: 422 };
}

function textIn(value: unknown, name: 'otherSize' | 'message'): string | undefined {
  const { [name]: text } = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

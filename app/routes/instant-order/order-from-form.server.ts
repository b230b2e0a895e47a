import type { OrderFormResult } from '#app/components/instant-order/order-notices.tsx';
import { type RequestContext, wordsOf } from '#app/forms/answer-form.server.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { statusOf } from '#modules/refusals.ts';
import { checkFromForm, type Prices } from './check-from-form.server.ts';
import { linesIn, rowsIn } from './lines-in.server.ts';

type OrderResult = OrderFormResult & { readonly status: number };

/** A form sent without scripts: checks the lines and, if requested, adds them to the cart. Typed lines are kept. */
export async function orderFromForm(asked: RequestContext, form: FormData, prices: Prices): Promise<OrderResult> {
  const checked = await checkFromForm(asked, await linesIn(form, asked.visit.language), prices);
  if (!checked.ok) {
    const { words, status } = checked;
    const text = form.get('text');
    const { lines } = await rowsAlone(asked, form, prices);
    return { lines, words, status, ...(typeof text === 'string' && { text }) };
  }
  const { lines } = checked;
  if (form.get('intent') !== 'add') return { lines, status: 200 };
  const ready = lines.filter(({ answer }) => answer.canBeOrdered);
  const say = (key: string) => asked.shop.texts.say(asked.visit.language, 'instant-order', key) ?? key;
  if (ready.length === 0) return { lines, words: say('nothing'), status: 422 };
  const items = ready.map(({ answer, quantity }) => ({
    sku: answer.sku ?? '',
    quantity: Number(quantity),
    services: answer.services?.map((serviceArticleId) => ({ serviceArticleId })),
  }));
  const outcome = await addToCart(asked.shop, asked.visit, { items });
  if (!outcome.ok) return { lines, words: wordsOf(asked, outcome.refusal), status: statusOf[outcome.refusal.code] };
  return { lines: lines.filter((line) => !ready.includes(line)), added: ready.length, status: 200 };
}

/** The table unchanged, if the list or file could not be read. */
async function rowsAlone(asked: RequestContext, form: FormData, prices: Prices) {
  const rows = rowsIn(form);
  const checked = await checkFromForm(asked, { ok: true, value: rows }, prices);
  const waiting = { kind: 'no-article', canBeOrdered: false } as const;
  return { lines: checked.ok ? checked.lines : rows.map((row) => ({ ...row, answer: waiting })) };
}

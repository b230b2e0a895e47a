import { createHash } from 'node:crypto';
import type { Asked } from '#app/forms/answer-form.server.ts';
import { readCurrentCart } from '#modules/cart/current-cart.server.ts';
import { claimRequest, forgetRequest, keepAnswer } from '#platform/http/idempotency-store.server.ts';
import { addAsAsked, type Outcome } from './add-as-asked.server.ts';

const owner = 'cart-add';
const isPress = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

/** Another with the same name is still at work: whoever presses again in a moment gets its answer. */
export type OnceOutcome = Outcome | 'in-progress';

/**
 * Each press of a button has a name. Sent again because no answer came, it adds nothing more, as long as the cart is still
 * the one that it was added to: a visitor whose first cart got lost with the answer has nothing in the new one yet.
 */
export async function addOnce(asked: Asked, form: FormData): Promise<OnceOutcome> {
  const { shop, visit } = asked;
  const press = form.get('press');
  if (!isPress(press)) return addAsAsked(asked, form);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([...form]))
    .digest('hex');
  const request = { owner, key: press };
  const kept = await claimRequest(shop.db, request, fingerprint, visit.now);
  if (kept && !kept.answer) return 'in-progress';
  if (kept?.answer && kept.fingerprint === fingerprint) {
    const before = JSON.parse(kept.answer.body) as Extract<Outcome, { ok: true }>;
    const { cart } = await readCurrentCart(shop, visit);
    if (cart?.id === before.cartId) return before;
  }
  const outcome = await addAsAsked(asked, form).catch(async (error: unknown) => {
    await forgetRequest(shop.db, request);
    throw error;
  });
  if (outcome.ok) await keepAnswer(shop.db, request, { status: 200, headers: {}, body: JSON.stringify(outcome) });
  else await forgetRequest(shop.db, request);
  return outcome;
}

import { type RequestContext, wordsOf } from '#app/forms/answer-form.server.ts';
import type { ValidationProblem } from '#core/fields.ts';
import { largestQuantity } from '#core/quantity.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';

/** Error text of a typed quantity, the same everywhere. */
export function quantityProblem(asked: RequestContext, problem: ValidationProblem) {
  const refusal = refusalOf(problem);
  if (refusal) return { code: refusal.code, words: wordsOf(asked, refusal), status: statusOf[refusal.code] };
  const { shop, visit } = asked;
  const { code, facts } = problem;
  const field = shop.texts.say(visit.language, 'cart', 'row.quantity') ?? 'quantity';
  const words = shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code;
  return { code: 'invalid-input', words, status: 422 };
}

/** Quantity errors use the refusals of the cart. */
function refusalOf({ code, facts }: ValidationProblem): Refusal | undefined {
  if (code === 'too-big') return { code: 'quantity-too-large', maximum: largestQuantity };
  const isNone = code === 'wrong-type' || (code === 'too-small' && facts.minimum === 0);
  return isNone ? { code: 'quantity-invalid' } : undefined;
}

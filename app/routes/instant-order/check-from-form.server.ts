import type { CheckedLine } from '#app/components/instant-order/answer-view.ts';
import { type RequestContext, wordsOf } from '#app/forms/answer-form.server.ts';
import type { Result } from '#core/result.ts';
import { checkLines } from '#modules/instant-order/check-lines.server.ts';
import type { TypedLine } from '#modules/instant-order/order-line.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { toCheckedLines } from './to-checked-lines.server.ts';

export type Prices = { readonly mode: PriceMode; readonly isHidden: boolean };

type CheckResult = { ok: true; lines: CheckedLine[] } | { ok: false; words: string; status: number };

/** Checks the lines, or returns the reason why they cannot be checked. */
export async function checkFromForm(
  asked: RequestContext,
  typed: Result<TypedLine[], Refusal>,
  prices: Prices,
): Promise<CheckResult> {
  const { shop, visit } = asked;
  const checked = typed.ok ? await checkLines(shop, visit, { lines: typed.value, mode: prices.mode }) : typed;
  if (!checked.ok) return { ok: false, words: wordsOf(asked, checked.refusal), status: statusOf[checked.refusal.code] };
  return { ok: true, lines: toCheckedLines(asked, typed.ok ? typed.value : [], checked.value.answers, prices) };
}

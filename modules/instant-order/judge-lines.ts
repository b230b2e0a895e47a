import { normaliseMoneyText } from '#core/input.ts';
import { addQuantities, largestMultiple, largestQuantity, parseQuantity } from '#core/quantity.ts';
import { fitsUnit } from '#core/units.ts';
import { stockStateOf } from '../assortment/stock-state.ts';
import type { ArticleFacts, LineAnswer, QuantityReason } from './line-answer.ts';
import type { OfferedService } from './line-services.ts';
import { longestQuantity, missingQuantity } from './order-line.ts';

/** A line with its article and typed quantity, or a line that is already answered. */
export type LineFound =
  | {
      readonly article: ArticleFacts;
      readonly quantity: string;
      readonly services?: readonly OfferedService[] | undefined;
    }
  | LineAnswer;

/** Answers all lines. Lines with the same article and services are merged into the first; lines with an invalid quantity are not. */
export function judgeLines(lines: readonly LineFound[]): LineAnswer[] {
  const firsts = new Map<string, { at: number; quantity: number; merged: number[] }>();
  const answers = lines.map((line, at): LineAnswer | undefined => {
    if ('kind' in line) return line;
    const { article } = line;
    const wished = readQuantity(line.quantity);
    if (!wished.ok) return { kind: 'quantity', article, reason: wished.reason, maximum: largestQuantity };
    if (!fitsUnit(wished.quantity, article.soldBy))
      return { kind: 'quantity', article, reason: 'not-whole', maximum: largestQuantity };
    const first = firsts.get(keyOf(line));
    if (!first) {
      firsts.set(keyOf(line), { at, quantity: wished.quantity, merged: [] });
      return undefined;
    }
    first.quantity = addQuantities(first.quantity, wished.quantity);
    first.merged.push(at);
    return { kind: 'duplicate', article, into: first.at };
  });
  return answers.map((answer, at) => {
    const line = lines[at];
    if (answer || !line || 'kind' in line) return answer ?? { kind: 'no-article' };
    const { quantity = 0, merged = [] } = firsts.get(keyOf(line)) ?? {};
    const judged = judge(line.article, quantity, merged);
    return line.services && 'quantity' in judged ? { ...judged, services: line.services } : judged;
  });
}

/** The same article with other services is another garment. */
const keyOf = ({ article, services = [] }: Exclude<LineFound, LineAnswer>): string =>
  [article.sku, ...services.map(({ id }) => id)].join(' ');

type QuantityResult = { ok: true; quantity: number } | { ok: false; reason: QuantityReason };

/**
 * Accepts "1,5" and "1 000". Zero, negative and very large numbers and words are invalid. "1.000" is ambiguous: one or
 * a thousand.
 */
export function readQuantity(typed: string): QuantityResult {
  if (typed.length > longestQuantity) return { ok: false, reason: 'not-a-number' };
  if (typed.trim() === missingQuantity) return { ok: false, reason: 'missing' };
  const text = normaliseMoneyText(typed);
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return { ok: false, reason: 'ambiguous' };
  // Spreadsheets write large numbers in exponent form.
  const parsed = parseQuantity(/^\d+(?:\.\d+)?e\+?\d{1,3}$/i.test(text) ? Math.min(Number(text), 1e12) : text);
  if (parsed.ok)
    return parsed.value === 0 ? { ok: false, reason: 'not-positive' } : { ok: true, quantity: parsed.value };
  const { refusal } = parsed;
  if (refusal.code === 'too-big') return { ok: false, reason: 'too-large' };
  if (refusal.code === 'too-small') return { ok: false, reason: refusal.minimum === 0 ? 'not-positive' : 'too-small' };
  return { ok: false, reason: 'not-a-number' };
}

function judge(article: ArticleFacts, quantity: number, merged: readonly number[]): LineAnswer {
  const { packSize, onHand, nextDelivery, sku } = article;
  if (quantity > largestQuantity) return { kind: 'quantity', article, reason: 'too-large', maximum: largestQuantity };
  const offered = wholePacks(quantity, packSize);
  if (offered.length > 0) return { kind: 'pack-size', article, quantity, merged, offered };
  const stock = stockStateOf({ sku, onHandValue: onHand, nextDeliveryDate: nextDelivery });
  return { kind: stock.kind === 'out' ? 'out-of-stock' : 'ok', article, quantity, merged };
}

/** The whole packs below and above a quantity; empty if the quantity is a whole number of packs. */
function wholePacks(quantity: number, packSize: number): number[] {
  if (packSize <= 1 || quantity % packSize === 0) return [];
  const below = Math.floor(quantity / packSize) * packSize;
  return [below, below + packSize].filter((packs) => packs > 0 && packs <= largestMultiple(packSize));
}

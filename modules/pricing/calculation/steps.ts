import { type Money, subtract } from '#core/money.ts';
import type { PriceStep, Sides } from '../priced-cart.ts';
import { type Exact, exactTaxWithin, exactText, exactTimes, wasRounded } from './exact.ts';
import type { Line } from './line.ts';

/** How a row came to its price, in the order in which it was computed, on the side of its list. */
export function stepsOf(line: Line, total: Sides): PriceStep[] {
  return [
    ...listSteps(line),
    { kind: 'quantity', quantity: line.quantity, amount: line.amount },
    ...roundingStep(exactTimes(line.unit, line.quantity), line.amount),
    ...line.taken.flatMap(({ by: { name, code }, off, exact }): PriceStep[] => [
      { kind: 'promotion', name, code, off },
      ...roundingStep(exact, off),
    ]),
    ...taxSteps(line, total),
    { kind: 'total', total },
  ];
}

function listSteps({ origin, unit, rule: { isGross } }: Line): PriceStep[] {
  if (!origin) return [];
  const { priceList, listType, campaign } = origin;
  const listed = { amount: campaign?.before ?? unit, isGross };
  const price = { amount: unit, isGross };
  return [
    { kind: 'list', priceList, listType, price: listed },
    ...(campaign ? [{ kind: 'campaign' as const, ...campaign, price }] : []),
  ];
}

/** Tax of the list that is not charged is told as well: what was within the price before, and what comes on top instead. */
function taxSteps({ rule, charged: basisPoints, left }: Line, { net, gross }: Sides): PriceStep[] {
  if (basisPoints === undefined || !gross) return [{ kind: 'tax-unknown' }];
  const isOther = rule.isGross && rule.basisPoints !== undefined && rule.basisPoints !== basisPoints;
  if (isOther)
    return [...taxStep({ net, gross: left }, rule.basisPoints, true), ...taxStep({ net, gross }, basisPoints, false)];
  return taxStep({ net, gross }, basisPoints, rule.isGross);
}

function taxStep({ net, gross }: Record<'net' | 'gross', Money>, basisPoints: number, isGross: boolean): PriceStep[] {
  const amount = subtract(gross, net);
  const exact = isGross ? exactTaxWithin(gross, basisPoints) : exactTimes(net, basisPoints, 10_000n);
  return [{ kind: 'tax', basisPoints, amount, isIncluded: isGross }, ...roundingStep(exact, amount)];
}

function roundingStep(exact: Exact | undefined, rounded: Money): PriceStep[] {
  if (!exact || !wasRounded(exact, rounded)) return [];
  return [{ kind: 'rounding', exact: exactText(exact, rounded), rounded }];
}

import { type Money, subtract } from '#core/money.ts';
import type { PriceStep, Sides } from '../priced-cart.ts';
import { type Exact, exactTaxWithin, exactText, exactTimes, wasRounded } from './exact.ts';
import type { Line } from './line.ts';

/** How the price of a row was calculated, in order: list price, unit price on the basis, and the further steps. */
export function stepsOf(line: Line, total: Sides): PriceStep[] {
  return [
    ...listSteps(line),
    ...unitStep(line),
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

function listSteps({ origin, listed }: Line): PriceStep[] {
  if (!origin) return [];
  const { priceList, listType, campaign } = origin;
  return [
    { kind: 'list', priceList, listType, price: { ...listed, amount: campaign?.before ?? listed.amount } },
    ...(campaign ? [{ kind: 'campaign' as const, ...campaign, price: listed }] : []),
  ];
}

/** Shown if the list price differs from the multiplied price: because of the other side, or another tax. */
function unitStep({ listed, unit, rule: { basis, within, charged } }: Line): PriceStep[] {
  const isGross = basis === 'gross';
  if (listed.isGross === isGross && (!isGross || within === charged)) return [];
  return within === undefined ? [] : [{ kind: 'unit', price: { amount: unit, isGross } }];
}

function taxSteps({ rule: { basis, charged } }: Line, { net, gross }: Sides): PriceStep[] {
  if (charged === undefined || !gross) return [{ kind: 'tax-unknown' }];
  const amount = subtract(gross, net);
  const isIncluded = basis === 'gross';
  const exact = isIncluded ? exactTaxWithin(gross, charged) : exactTimes(net, charged, 10_000n);
  return [{ kind: 'tax', basisPoints: charged, amount, isIncluded }, ...roundingStep(exact, amount)];
}

function roundingStep(exact: Exact | undefined, rounded: Money): PriceStep[] {
  if (!exact || !wasRounded(exact, rounded)) return [];
  return [{ kind: 'rounding', exact: exactText(exact, rounded), rounded }];
}

import type { PriceStepView, TotalsView } from '#app/components/cart/cart-page-view.ts';
import type { Money } from '#core/money.ts';
import type { PriceStep, Sides } from '#modules/pricing/priced-cart.ts';

/** Formats amounts, rates and quantities of a market, and names its tax. */
export type Writer = {
  readonly taxKind: TotalsView['taxKind'];
  readonly money: (amount: Money) => string;
  /** As a deduction. */
  readonly less: (amount: Money) => string;
  readonly rate: (basisPoints: number) => string;
  readonly quantity: (quantity: number) => string;
  /** A number with more decimals than the currency, given as text. */
  readonly exact: (decimal: string) => string;
  /** Net or gross, as the buyer sees prices. */
  readonly side: (sides: Sides) => string;
  readonly sideLess: (sides: Sides) => string;
};

/** A step of a price explanation as message key and facts. */
export function stepViewOf(step: PriceStep, writer: Writer): PriceStepView {
  const { taxKind, money, less, rate, quantity, exact } = writer;
  const isVat = taxKind === 'vat';
  switch (step.kind) {
    case 'list':
      return {
        word: step.price.isGross ? 'listGross' : isVat ? 'listNet' : 'listBeforeTax',
        facts: { list: step.priceList, price: money(step.price.amount) },
        listType: step.listType,
      };
    case 'campaign':
      return {
        word: 'campaign',
        facts: { price: money(step.price.amount), before: money(step.before), lowest: money(step.lowest30Days) },
      };
    case 'unit':
      return { word: step.price.isGross ? 'unitGross' : 'unitNet', facts: { price: money(step.price.amount) } };
    case 'quantity':
      return { word: 'quantity', facts: { quantity: quantity(step.quantity), amount: money(step.amount) } };
    case 'promotion': {
      const facts = { name: step.name, off: less(step.off) };
      return step.code === undefined
        ? { word: 'promotion', facts }
        : { word: 'promotionWithCode', facts: { ...facts, code: step.code } };
    }
    case 'free':
      return { word: 'free', facts: { name: step.name } };
    case 'tax':
      return {
        word: step.isIncluded ? 'taxIncluded' : isVat ? 'taxAdded' : 'taxOnTop',
        facts: { rate: rate(step.basisPoints), amount: money(step.amount) },
      };
    case 'tax-unknown':
      return { word: 'taxUnknown', facts: {} };
    case 'rounding':
      return { word: 'rounding', facts: { exact: exact(step.exact), rounded: money(step.rounded) } };
    default:
      return totalStep(step.total, writer);
  }
}

const totalStep = ({ net, gross }: Sides, { taxKind, money }: Writer): PriceStepView =>
  gross
    ? { word: taxKind === 'vat' ? 'total' : 'totalWithTax', facts: { net: money(net), gross: money(gross) } }
    : { word: 'totalBeforeTax', facts: { amount: money(net) } };

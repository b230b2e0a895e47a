import type { Market } from '../market/market.ts';
import type { PriceMode } from './price-mode.ts';

/** VAT, or sales tax where there is no VAT. */
export type TaxKind = 'vat' | 'sales-tax';

export const taxKindOf = ({ consumerPricesInclVat }: Pick<Market, 'consumerPricesInclVat'>): TaxKind =>
  consumerPricesInclVat ? 'vat' : 'sales-tax';

type TotalFacts = {
  readonly mode: PriceMode;
  readonly taxKind: TaxKind;
  /** Rates above zero; undefined until the destination is known. */
  readonly taxes: readonly unknown[] | undefined;
};

type Words = { readonly goods: string; readonly tax: string; readonly payable: string };

const kinds = {
  'sales-tax': {
    goods: 'goodsBeforeTax',
    tax: 'taxRate',
    payable: 'payableWithTax',
    untaxed: 'payableUntaxedSales',
  },
  incl: { goods: 'goodsIncl', tax: 'vatIncluded', payable: 'payable', untaxed: 'payableUntaxed' },
  excl: { goods: 'goodsExcl', tax: 'vat', payable: 'payable', untaxed: 'payableUntaxed' },
} as const;

/**
 * Message keys of the sums, `cart.summary.<word>`: they mention VAT only where it exists, and a total tells what it
 * includes.
 */
export function totalWordsOf({ mode, taxKind, taxes }: TotalFacts): Words {
  const isUntaxed = taxes?.length === 0;
  const { untaxed, payable, ...words } = kinds[taxKind === 'vat' ? (isUntaxed ? 'excl' : mode) : taxKind];
  if (taxes === undefined) return { ...words, payable: 'payableBeforeTax' };
  return { ...words, payable: isUntaxed ? untaxed : payable };
}

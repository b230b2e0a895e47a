import type { MarketCode } from '../market/market.ts';
import type { Invoice } from './invoice.ts';

const seller = 'yrke';
/** Starts high, so that the first invoice of a market does not look like the first. */
const firstNumber = 100_000;
const letter = { invoice: '', credit: 'C' } as const satisfies Record<Invoice['kind'], string>;

type Series = { readonly market: MarketCode; readonly kind: Invoice['kind']; readonly isTrial: boolean };

/** Invoices are numbered by seller, market and kind; those of trial orders apart, because the numbers of real ones have no gaps. */
export const seriesOf = ({ market, kind, isTrial }: Series): string =>
  `${isTrial ? 'trial' : seller}-${market}-${kind}`;

/** The printed number: SE100001, SEC100001 for a credit note, and TEST-SE100001 for a trial order. */
export const invoiceNumberOf = ({ market, kind, isTrial }: Series, count: number): string =>
  `${isTrial ? 'TEST-' : ''}${market.toUpperCase()}${letter[kind]}${firstNumber + count}`;

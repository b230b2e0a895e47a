import type { MarketCode } from '../market/market.ts';
import type { Invoice } from './invoice.ts';

const seller = 'yrke';
/** Starts high, so that the first invoice of a market does not look like the first. */
const firstNumber = 100_000;
const letter = { invoice: '', credit: 'C' } as const satisfies Record<Invoice['kind'], string>;

/** Invoices are numbered by seller, market and kind. */
export const seriesOf = (market: MarketCode, kind: Invoice['kind']): string => `${seller}-${market}-${kind}`;

/** The printed number: SE100001, and SEC100001 for a credit note. */
export const invoiceNumberOf = (market: MarketCode, kind: Invoice['kind'], count: number): string =>
  `${market.toUpperCase()}${letter[kind]}${firstNumber + count}`;

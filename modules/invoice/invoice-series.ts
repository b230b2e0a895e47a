import type { MarketCode } from '../market/market.ts';
import type { Invoice } from './invoice.ts';

const seller = 'yrke';
/** So that the first paper of a market does not look like it. */
const firstNumber = 100_000;
const letter = { invoice: '', credit: 'C' } as const satisfies Record<Invoice['kind'], string>;

/** Papers are counted by who sells, in which market, and by their kind. */
export const seriesOf = (market: MarketCode, kind: Invoice['kind']): string => `${seller}-${market}-${kind}`;

/** As it is printed: SE100001, and SEC100001 for a credit note. */
export const invoiceNumberOf = (market: MarketCode, kind: Invoice['kind'], count: number): string =>
  `${market.toUpperCase()}${letter[kind]}${firstNumber + count}`;

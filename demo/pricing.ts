import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { type Market, must } from './facts.ts';
import type { Plan } from './plan.ts';
import { agreedLists, publicList } from './price-lists.ts';
import { randomFor } from './random.ts';

/** The content of the price lists. Amounts are in minor units until they are written. */

const rates: Record<string, number> = {
  EUR: 1,
  SEK: 11.2,
  NOK: 11.6,
  DKK: 7.46,
  GBP: 0.86,
  USD: 1.12,
  CAD: 1.55,
  CZK: 24.8,
  PLN: 4.28,
  CHF: 0.96,
  ISK: 148,
};

const nearest = (value: number, step: number, ending: number) =>
  Math.max(step + ending, Math.round((value - ending) / step) * step + ending);

/** Rounds an amount in minor units to a price ending that is common in its currency. */
export function believable(minor: number, currency: string): number {
  switch (currency) {
    case 'SEK':
    case 'NOK':
    case 'DKK':
      return minor < 10_000 ? nearest(minor, 500, 0) : nearest(minor, 1000, 900);
    case 'CZK':
      return nearest(minor, 1000, 0);
    case 'ISK':
      return nearest(minor, 10_000, 0);
    case 'GBP':
      return minor < 2_000 ? nearest(minor, 50, 0) : nearest(minor, 100, 99);
    case 'USD':
    case 'CAD':
    case 'PLN':
      return nearest(minor, 100, 99);
    case 'CHF':
      return nearest(minor, 100, 90);
    default:
      return minor < 2_000 ? nearest(minor, 100, 95) : nearest(minor, 100, 90);
  }
}

export const written = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** Per metre of tape, because the type's price range is for whole items. */
const metrePrices = [2, 4] as const;

/** The recipe's own price: the type's range interpolated, in half euros, net of tax. */
export function euroNetOf(seed: string, plan: Plan): number {
  const [from, to] = plan.kind === 'reflective-tape' ? metrePrices : plan.type.priceEurExVat;
  return Math.round((from + randomFor(seed, `price/${plan.style}`).next() * (to - from)) * 2) / 2;
}

export const convert = (euro: number, currency: string) => Math.round(euro * must(rates[currency], currency) * 100);

/** `earlier`: it was cheaper for some days before, which the lowest price of 30 days must tell. */
export type Campaign = { off: number; from: string; to: string; earlier: boolean };
export type Priced = {
  plan: Plan;
  euroNet: number;
  partNos: readonly string[];
  extendedSizes: readonly string[];
  publicAssortment: boolean;
  isNews: boolean;
  campaign?: Campaign;
};

/** Large sizes cost a tenth more. */
const extendedFactor = 1.1;

function publicRow(market: Market, partNo: string, priced: Priced): FeedRowOf<'price'> {
  const { currency } = market;
  const list = convert(priced.euroNet * (market.gross ? 1 + market.vatRate / 100 : 1), currency);
  const unit = believable(list, currency);
  const side = market.gross ? 'unitGross' : 'unitNet';
  const row: FeedRowOf<'price'> = {
    kind: 'price',
    priceList: publicList(market.code),
    partNo,
    currency,
    [side]: written(unit),
  };
  if (priced.extendedSizes.length > 0)
    row.sizeExceptions = [
      { sizes: [...priced.extendedSizes], [side]: written(believable(list * extendedFactor, currency)) },
    ];
  const lowered = priced.campaign && believable(list * (1 - priced.campaign.off), currency);
  if (priced.campaign && lowered !== undefined && lowered < unit) {
    const before = priced.campaign.earlier ? believable(list * 0.92, currency) : unit;
    const lowest = {
      [market.gross ? 'lowestGross30Days' : 'lowestNet30Days']: written(before > lowered ? before : unit),
    };
    row.campaign = { [side]: written(lowered), ...lowest, from: priced.campaign.from, to: priced.campaign.to };
  }
  return row;
}

export function* pricesOf(priced: Priced, markets: readonly Market[]): Iterable<FeedRowOf<'price'>> {
  if (priced.publicAssortment)
    for (const market of markets) for (const partNo of priced.partNos) yield publicRow(market, partNo, priced);
  for (const list of agreedLists) {
    const market = markets.find(({ code }) => code === list.market);
    if (!market || !list.holds(priced.plan, priced.isNews)) continue;
    const unit = convert(priced.euroNet * (1 - list.discount), market.currency);
    for (const partNo of priced.partNos) {
      const row: FeedRowOf<'price'> = {
        kind: 'price',
        priceList: list.code,
        partNo,
        currency: market.currency,
        unitNet: written(unit),
      };
      if (priced.extendedSizes.length > 0)
        row.sizeExceptions = [
          { sizes: [...priced.extendedSizes], unitNet: written(Math.round(unit * extendedFactor)) },
        ];
      yield row;
    }
  }
}

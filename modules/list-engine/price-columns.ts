import type { Currency } from '#core/money.ts';
import { type CampaignTimes, campaignTimes } from '../catalogue/campaign-days.ts';
import type { ColourPrice } from '../catalogue/list-price.ts';
import { sharedF64, sharedU8, sharedU32 } from './build/shared-memory.ts';
import type { Columns, PriceColumns } from './columns.ts';
import type { MarketSource, SourcePrice } from './source.ts';

function createPriceColumns(list: PriceColumns['list'], timesOf: ReturnType<typeof campaignTimes>) {
  const colour: number[] = [];
  const isGross: number[] = [];
  const unitAmount: number[] = [];
  const campaignAmount: number[] = [];
  const lowest30Days: number[] = [];
  const beginsAt: number[] = [];
  const endsAt: number[] = [];
  const firstException = [0];
  const exceptionSku: number[] = [];
  const exceptionAmount: number[] = [];
  return {
    add: (row: number, price: SourcePrice, skuOfSize: ReadonlyMap<string, number>) => {
      const { campaign } = price;
      const times = campaign ? timesOf(campaign) : { beginsAt: 0, endsAt: 0 };
      colour.push(row);
      isGross.push(price.isGross ? 1 : 0);
      unitAmount.push(price.unitAmount);
      campaignAmount.push(campaign?.unitAmount ?? 0);
      lowest30Days.push(campaign?.lowest30Days ?? 0);
      beginsAt.push(times.beginsAt);
      endsAt.push(times.endsAt);
      const excepted = new Set<number>();
      for (const exception of price.sizeExceptions ?? [])
        for (const size of exception.sizes) {
          const sku = skuOfSize.get(size);
          if (sku === undefined || excepted.has(sku)) continue;
          excepted.add(sku);
          exceptionSku.push(sku);
          exceptionAmount.push(exception.unitAmount);
        }
      firstException.push(exceptionSku.length);
    },
    finish: (): PriceColumns => ({
      list,
      colour: sharedU32(colour),
      isGross: sharedU8(isGross),
      unitAmount: sharedF64(unitAmount),
      campaignAmount: sharedF64(campaignAmount),
      lowest30Days: sharedF64(lowest30Days),
      beginsAt: sharedF64(beginsAt),
      endsAt: sharedF64(endsAt),
      firstException: sharedU32(firstException),
      exceptionSku: sharedU32(exceptionSku),
      exceptionAmount: sharedF64(exceptionAmount),
    }),
  };
}

/** Skips lists of other markets or in another currency. */
export function createPriceLists({ market, priceLists }: MarketSource) {
  const reckoned = campaignTimes(market.code);
  const known = new Map<string, CampaignTimes>();
  // Cached, because many prices share a campaign's days and time zone calculations are slow.
  const timesOf = (days: { from: string; to: string }) => {
    const key = `${days.from} ${days.to}`;
    const times = known.get(key) ?? reckoned(days);
    known.set(key, times);
    return times;
  };
  const lists = priceLists
    .filter((list) => list.market === market.code && list.currency === market.currency)
    .map((list) => ({ code: list.code, ...createPriceColumns(list, timesOf) }));
  return {
    add: (row: number, prices: readonly SourcePrice[], skuOfSize: ReadonlyMap<string, number>) => {
      for (const { code, add } of lists) {
        const price = prices.find(({ priceList }) => priceList === code);
        if (price) add(row, price, skuOfSize);
      }
    },
    finish: (): PriceColumns[] => lists.map(({ finish }) => finish()),
  };
}

/** The line of a list that prices a colour, or -1. */
function findPriceLine({ colour }: PriceColumns, row: number): number {
  let low = 0;
  let high = colour.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = colour[middle] ?? 0;
    if (found === row) return middle;
    if (found < row) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Prices of a colour's skus without a campaign, in the order of its rows. */
function ordinaryAmounts(columns: Columns, prices: PriceColumns, line: number): number[] {
  const colour = prices.colour[line] ?? 0;
  const first = columns.colours.firstSku[colour] ?? 0;
  const end = columns.colours.firstSku[colour + 1] ?? 0;
  const amounts = Array.from({ length: end - first }, () => prices.unitAmount[line] ?? 0);
  for (let at = prices.firstException[line] ?? 0; at < (prices.firstException[line + 1] ?? 0); at += 1)
    amounts[(prices.exceptionSku[at] ?? 0) - first] = prices.exceptionAmount[at] ?? 0;
  return amounts;
}

/** The price of a colour, or of one of its skus, in a list, with its campaign. */
export function colourPriceOf(
  columns: Columns,
  prices: PriceColumns,
  colour: number,
  sku?: number,
): ColourPrice | undefined {
  const line = findPriceLine(prices, colour);
  if (line === -1) return undefined;
  const ordinary = ordinaryAmounts(columns, prices, line);
  const wanted = sku === undefined ? ordinary : [ordinary[sku - (columns.colours.firstSku[colour] ?? 0)] ?? 0];
  const instead = prices.unitAmount[line] ?? 0;
  const amounts = [...new Set(wanted)].sort((a, b) => Number(b === instead) - Number(a === instead));
  const currency: Currency = columns.currency;
  const endsAt = prices.endsAt[line] ?? 0;
  return {
    currency,
    isGross: prices.isGross[line] === 1,
    amounts,
    ...(endsAt > 0 && {
      campaign: {
        amount: prices.campaignAmount[line] ?? 0,
        instead,
        lowest30Days: prices.lowest30Days[line] ?? 0,
        beginsAt: prices.beginsAt[line] ?? 0,
        endsAt,
      },
    }),
  };
}

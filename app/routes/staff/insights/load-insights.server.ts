import type { InsightsView, SearchLine } from '#app/components/staff/insights/insights-view.ts';
import { marketIdIn, marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { moneyIn } from '#app/routes/staff/orders/load-order.server.ts';
import { ok } from '#core/result.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { readPeriod } from '#modules/insights/period.ts';
import type { DeadProduct } from '#modules/insights/product-figures.ts';
import { readInsights } from '#modules/insights/read-insights.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createDayFormat } from '#modules/market/day-format.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { dayIn, zoneOf } from '#modules/market/market-day.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const mostDead = 15;

/** Figures of the market and period in the address. Days are those of the market, or of the visitor's for all markets. */
export async function loadInsights(shop: Shop, visit: Visit, address: URLSearchParams) {
  const marketId = marketIdIn(address);
  const place = marketId ?? visit.market.marketId;
  const today = dayIn(place, visit.now);
  const period = readPeriod({ from: address.get('from'), to: address.get('to'), today });
  const read = await readInsights(shop, visit, { period, marketId, timeZone: zoneOf(place) });
  if (!read.ok) return read;
  const { previous, sales, series, funnel, best, dead, empty, ignored, vitals, returns } = read.value;
  const markets = marketsByName(visit);
  const write = moneyIn(visit);
  const writeDay = createDayFormat(cultureOf(visit));
  const languages = new Intl.DisplayNames([visit.language], { type: 'language' });
  const named = (search: Omit<SearchLine, 'languageName'>): SearchLine => ({
    ...search,
    languageName: languages.of(search.language) ?? search.language,
  });
  return ok<InsightsView>({
    markets,
    marketId,
    ...period,
    previous: { from: writeDay(previous.from), to: writeDay(previous.to) },
    sales: sales.map((row) => ({
      key: `${row.marketId} ${row.sales.currency}`,
      market: markets.find((one) => one.marketId === row.marketId)?.name ?? '',
      orders: row.orders,
      sales: write(row.sales),
      average: row.average ? write(row.average) : '–',
      previousOrders: row.previousOrders,
      previousSales: write(row.previousSales),
    })),
    series: series.map(({ from, orders, previous: before }) => ({
      label: writeDay(from),
      value: orders,
      text: `${orders} (${before})`,
      before,
    })),
    funnel,
    best,
    dead: await namedInMarket(shop, visit, marketId, dead),
    empty: empty.map(named),
    ignored: ignored.map(named),
    vitals,
    returns,
  });
}

/** Those that the market sells, with their names; for all markets, those of the visitor's. */
async function namedInMarket(shop: Shop, visit: Visit, marketId: number | undefined, dead: readonly DeadProduct[]) {
  const market = (marketId === undefined ? undefined : findMarketBySiteId(marketId)) ?? visit.market;
  const viewer = await readViewer(shop, { ...visit, market, claims: undefined }, { mode: 'incl', context: 'All' });
  const cards = await readCards(
    shop,
    { ...visit, market },
    viewer,
    dead.map(({ basePartNo }) => basePartNo),
  );
  const names = new Map(cards.map(({ basePartNo, name }) => [basePartNo, name]));
  return dead
    .flatMap((one) => {
      const name = names.get(one.basePartNo);
      return name === undefined ? [] : [{ ...one, name }];
    })
    .slice(0, mostDead);
}

import type { InsightsView, SearchLine } from '#app/components/staff/insights/insights-view.ts';
import { marketIdIn, marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { moneyIn } from '#app/routes/staff/orders/load-order.server.ts';
import { ok } from '#core/result.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { readPeriod } from '#modules/insights/period.ts';
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
  const names = await namesInMarket(
    shop,
    visit,
    marketId,
    [...best, ...dead, ...returns].map(({ basePartNo }) => basePartNo),
  );
  // Products that are no longer sold there keep the name under which they were ordered.
  const inOwnWords = <T extends { basePartNo: string; name: string }>(row: T): T => ({
    ...row,
    name: names.get(row.basePartNo) ?? row.name,
  });
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
    best: best.map(inOwnWords),
    dead: dead
      .flatMap((one) => {
        const name = names.get(one.basePartNo);
        return name === undefined ? [] : [{ ...one, name }];
      })
      .slice(0, mostDead),
    empty: empty.map(named),
    ignored: ignored.map(named),
    vitals,
    returns: returns.map(inOwnWords),
  });
}

/** Names of products in the visitor's language, of those that the market sells; for all markets, the visitor's market. */
async function namesInMarket(shop: Shop, visit: Visit, marketId: number | undefined, products: readonly string[]) {
  const market = (marketId === undefined ? undefined : findMarketBySiteId(marketId)) ?? visit.market;
  const viewer = await readViewer(shop, { ...visit, market, claims: undefined }, { mode: 'incl', context: 'All' });
  const cards = await readCards(shop, { ...visit, market }, viewer, [...new Set(products)]);
  return new Map(cards.map(({ basePartNo, name }) => [basePartNo, name]));
}

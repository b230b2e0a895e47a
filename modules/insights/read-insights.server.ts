import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { listStockedProducts } from '../catalogue/stock-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  findProductViews,
  findReturnsBySize,
  findSearches,
  findSoldByDay,
  findSoldProducts,
  findVitals,
  type SearchFigures,
  type SizeReturned,
} from './detail-store.server.ts';
import { type FunnelRow, funnelRows, type SalesRow, salesRows } from './figures.ts';
import { findSold, findViewed, type Sought } from './insight-store.server.ts';
import { type Period, previousPeriod } from './period.ts';
import { type BestProduct, type DeadProduct, type VitalRow, vitalRows } from './product-figures.ts';
import { type SeriesPoint, seriesOf } from './series.ts';

export type InsightFigures = {
  readonly period: Period;
  readonly previous: Period;
  readonly sales: readonly SalesRow[];
  readonly series: readonly SeriesPoint[];
  readonly funnel: readonly FunnelRow[];
  readonly best: readonly BestProduct[];
  readonly dead: readonly DeadProduct[];
  readonly empty: readonly SearchFigures[];
  readonly ignored: readonly SearchFigures[];
  readonly vitals: readonly VitalRow[];
  readonly returns: readonly SizeReturned[];
};

const mostRows = 15;
/** More than are shown: some are not sold in the market. */
const mostDead = 200;

/** For staff with the task insights. */
export async function readInsights({ db }: Pick<Shop, 'db'>, visit: Visit, sought: Sought) {
  const allowed = allowRead(visit, 'insights');
  if (!allowed.ok) return allowed;
  const before = { ...sought, period: previousPeriod(sought.period) };
  const figuresOf = async (one: Sought) => {
    const [sold, viewed, days] = await Promise.all([findSold(db, one), findViewed(db, one), findSoldByDay(db, one)]);
    return { sold, viewed, days, orders: sold.reduce((total, { orders }) => total + orders, 0) };
  };
  const [now, then] = await Promise.all([figuresOf(sought), figuresOf(before)]);
  return ok<InsightFigures>({
    period: sought.period,
    previous: before.period,
    sales: salesRows(now.sold, then.sold),
    series: seriesOf(sought.period, now.days, before.period, then.days),
    funnel: funnelRows(now, then),
    ...(await readProducts(db, sought, before)),
    empty: await findSearches(db, sought, 'empty', mostRows),
    ignored: await findSearches(db, sought, 'ignored', mostRows),
    vitals: vitalRows(await findVitals(db, sought)),
    returns: await findReturnsBySize(db, sought, mostRows),
  });
}

/** The best products of the period, and products in stock that nobody bought in it. */
async function readProducts(db: Shop['db'], sought: Sought, before: Sought) {
  const sold = await findSoldProducts(db, sought, undefined);
  const first = sold.slice(0, mostRows);
  const earlier = new Map((await findSoldProducts(db, before, undefined)).map((one) => [one.basePartNo, one.pieces]));
  const bought = new Set(sold.map(({ basePartNo }) => basePartNo));
  const stocked = (await listStockedProducts(db))
    .filter(({ basePartNo }) => !bought.has(basePartNo))
    .slice(0, mostDead);
  const views = await findProductViews(
    db,
    sought,
    [...first, ...stocked].map(({ basePartNo }) => basePartNo),
  );
  const viewsOf = ({ basePartNo }: { basePartNo: string }) => views.get(basePartNo) ?? 0;
  return {
    best: first.map((one) => ({ ...one, previous: earlier.get(one.basePartNo) ?? 0, views: viewsOf(one) })),
    dead: stocked.map((one) => ({ ...one, views: viewsOf(one) })),
  };
}

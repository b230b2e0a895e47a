import type { Db } from '#platform/db/db.server.ts';
import { type CategoriesOf, readCategories } from '../assortment/read-categories.server.ts';
import { dayIn, zoneOf } from '../market/market-day.ts';
import { listWearers } from '../people/coworker-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { readCompanyAllowances } from './active-allowances.server.ts';
import { type Allowance, type AllowanceLeft, allowancesOf, leftOf } from './allowance.ts';
import { allowanceDaysOf } from './allowance-period.ts';
import { type BoughtRow, listBought } from './bought-store.server.ts';

export type LeftSought = {
  readonly companyId: number;
  readonly wearerIds: readonly number[];
  /** Only allowances for these articles; undefined: all. */
  readonly skus?: readonly string[];
  /** Allowances are counted in the period of this moment. */
  readonly at: Date;
  /** An order that is about to change. */
  readonly except?: string | undefined;
};

type LeftShop = Pick<Shop, 'snapshots' | 'catalogueThread'>;

/**
 * Everything from memory that counting needs, read first, so that the database can be queried afterwards in the
 * transaction of an order.
 */
export type Counting = LeftSought & {
  readonly allowances: readonly Allowance[];
  readonly marketId: number;
  readonly categoriesOf: CategoriesOf;
};

/** Undefined where the company has set no allowances, or none for these articles. */
export async function readCounting(shop: LeftShop, sought: LeftSought): Promise<Counting | undefined> {
  const { allowances, market } = await readCompanyAllowances(shop, sought.companyId);
  if (allowances.length === 0 || !market) return undefined;
  const { marketId, code } = market;
  const categoriesOf = await readCategories(shop, code);
  const wanted = sought.skus && new Set(sought.skus.flatMap((sku) => [...categoriesOf(sku)]));
  const fit = wanted ? allowances.filter(({ category }) => wanted.has(category)) : allowances;
  return fit.length === 0 ? undefined : { ...sought, allowances: fit, marketId, categoriesOf };
}

export type WearerLeft = AllowanceLeft & {
  /** The orders that used it, the latest first. */
  readonly causes: readonly Pick<BoughtRow, 'orderId' | 'orderNo' | 'senderId' | 'day' | 'quantity'>[];
};

/** What is left to each wearer. People of other companies have nothing; orders are read only for those who have an allowance. */
export async function countLeft(db: Db, counting: Counting): Promise<readonly WearerLeft[]> {
  const { companyId, wearerIds, at, except, allowances, marketId, categoriesOf } = counting;
  const day = dayIn(marketId, at);
  if (wearerIds.length === 0) return [];
  const people = (await listWearers(db, companyId, wearerIds)).map(({ id, occupation }) => ({
    id,
    occupation: occupation ?? undefined,
  }));
  const wearers = people.filter((wearer) => allowancesOf(allowances, wearer, day).length > 0);
  const since = wearers
    .flatMap((wearer) => allowancesOf(allowances, wearer, day))
    .flatMap((one) => allowanceDaysOf(one, day)?.from ?? [])
    .toSorted()[0];
  if (since === undefined) return [];
  const timeZone = zoneOf(marketId);
  const rows = await listBought(db, { companyId, wearerIds: wearers.map(({ id }) => id), since, timeZone, except });
  // An article that left the catalogue counts by what it was when it was ordered.
  const bought = rows.map((row) => {
    const today = categoriesOf(row.sku);
    return { ...row, categories: today.length > 0 ? today : (row.categories ?? []) };
  });
  return wearers.flatMap((wearer) =>
    leftOf(allowances, wearer, { bought, day }).map((one) => ({
      ...one,
      causes: bought.filter(
        (row) =>
          row.wearerId === wearer.id &&
          row.quantity > 0 &&
          row.day >= one.days.from &&
          row.day < one.days.to &&
          row.categories.includes(one.allowance.category),
      ),
    })),
  );
}

import type { Db } from '#platform/db/db.server.ts';
import { type CategoriesOf, readCategories } from '../assortment/read-categories.server.ts';
import { dayIn, zoneOf } from '../market/market-day.ts';
import { listWearers } from '../people/coworker-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { readCompanyAllowances } from './active-allowances.server.ts';
import { type Allowance, type AllowanceLeft, leftOf } from './allowance.ts';
import { allowanceDaysOf } from './allowance-period.ts';
import { type BoughtRow, listBought } from './bought-store.server.ts';

export type LeftSought = {
  readonly companyId: number;
  readonly wearerIds: readonly number[];
  /** Allowances are counted in the period of this moment. */
  readonly at: Date;
  /** An order that is about to change. */
  readonly except?: string | undefined;
};

type LeftShop = Pick<Shop, 'snapshots' | 'catalogueThread'>;

/** All that allowances are counted by, from memory: the database is asked afterwards, also in the transaction of an order. */
export type Counting = LeftSought & {
  readonly allowances: readonly Allowance[];
  readonly marketId: number;
  readonly categoriesOf: CategoriesOf;
};

/** Undefined where the company has set no allowances. */
export async function readCounting(shop: LeftShop, sought: LeftSought): Promise<Counting | undefined> {
  const { allowances, market } = await readCompanyAllowances(shop, sought.companyId);
  if (allowances.length === 0 || !market) return undefined;
  const { marketId, code } = market;
  return { ...sought, allowances, marketId, categoriesOf: await readCategories(shop, code) };
}

export type WearerLeft = AllowanceLeft & {
  /** The orders that used it, the latest first. */
  readonly causes: readonly Pick<BoughtRow, 'orderId' | 'orderNo' | 'day' | 'quantity'>[];
};

/** What is left to each wearer. People of other companies have nothing. */
export async function countLeft(db: Db, counting: Counting): Promise<readonly WearerLeft[]> {
  const { companyId, wearerIds, at, except, allowances, marketId, categoriesOf } = counting;
  const day = dayIn(marketId, at);
  const firsts = allowances.flatMap((one) => allowanceDaysOf(one, day)?.from ?? []);
  const since = firsts.toSorted()[0];
  if (since === undefined || wearerIds.length === 0) return [];
  const wearers = await listWearers(db, companyId, wearerIds);
  const timeZone = zoneOf(marketId);
  const rows = await listBought(db, { companyId, wearerIds, since, timeZone, except });
  const bought = rows.map((row) => ({ ...row, categories: categoriesOf(row.sku) }));
  return wearers.flatMap(({ id, occupation }) =>
    leftOf(allowances, { id, occupation: occupation ?? undefined }, { bought, day }).map((one) => ({
      ...one,
      causes: bought.filter(
        (row) =>
          row.wearerId === id &&
          row.quantity > 0 &&
          row.day >= one.days.from &&
          row.day < one.days.to &&
          row.categories.includes(one.allowance.category),
      ),
    })),
  );
}

import { type Currency, currencyDecimals, fromDecimal, money, toDecimal } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import { basePartNumber, colourPartNumber } from '#core/sku.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type CatalogueReader, renewCatalogue } from '../assortment/catalogue-snapshot.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import {
  findPriceList,
  findPricesOf,
  listColours,
  removePrices,
  writePrices,
} from '../catalogue/price-list-store.server.ts';
import { listPriceLists } from '../catalogue/product-pages-store.server.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import { listConnectedLists } from '../company/company-price-list-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { MarketCode } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findAdministered } from './administered-company.server.ts';
import type { ProductMode } from './price-list-schema.ts';

type Added = {
  readonly companyId: number;
  readonly priceListId: string;
  readonly sku: string;
  readonly mode: ProductMode;
  /** Without VAT. Undefined: the price of the market's public list. */
  readonly unitNet?: string | undefined;
};

/** For staff with the task customers. A product that is already in the list gets the new price. */
export async function addListedProduct(
  shop: Shop,
  visit: Visit,
  { companyId, priceListId, sku, mode, unitNet }: Added,
) {
  const done = await inTransaction(shop.db, async (db) => {
    const found = await findAdministered(db, visit, companyId);
    if (!found.ok) return found;
    const allowed = allowChange(visit, 'customers');
    if (!allowed.ok) return allowed;
    await holdSubject(db, 'price-list.product-added', priceListId);
    const list = await findAgreedList(db, priceListId);
    if (!list || !(await isListOf(db, companyId, priceListId)))
      return refuse({ code: 'price-list-not-found', priceList: priceListId });
    const partNos = await listColours(db, numberIn(mode, sku));
    if (partNos.length === 0) return refuse({ code: 'product-not-found', product: sku });
    const net = unitNet === undefined ? undefined : fromDecimal(unitNet, list.currency as Currency, 'exact');
    if (net && !net.ok) return refuse({ code: 'price-missing', product: sku });
    const open = (await listPriceLists(db, list.market as MarketCode)).find(({ type }) => type === 'None');
    const prices = await recordedPrices(db, list, partNos);
    const written = await writePrices(db, { list, partNos, unitNet: net?.value.amount, from: open?.code });
    if (written.length === 0) return refuse({ code: 'price-missing', product: sku });
    const after = { added: written, unitNet: unitNet ?? 'public' };
    const before = prices.length > 0 ? { prices } : undefined;
    await recordChange(db, visit, {
      action: 'price-list.product-added',
      subject: priceListId,
      madeFor: companyId,
      before,
      after,
    });
    return ok({ list, partNos: written });
  });
  return done.ok ? shown(shop, done.value) : done;
}

type Removed = Pick<Added, 'priceListId' | 'sku' | 'mode'> & {
  /** The company on whose page the change is made. */
  readonly companyId?: number;
};

/** For staff with the task customers. */
export async function removeListedProduct(shop: Shop, visit: Visit, { companyId, priceListId, sku, mode }: Removed) {
  const done = await inTransaction(shop.db, async (db) => {
    const allowed = allowChange(visit, 'customers');
    if (!allowed.ok) return allowed;
    await holdSubject(db, 'price-list.product-removed', priceListId);
    const list = await findAgreedList(db, priceListId);
    if (!list || !(await isListOf(db, companyId, priceListId)))
      return refuse({ code: 'price-list-not-found', priceList: priceListId });
    const partNos = await listColours(db, numberIn(mode, sku));
    const prices = await recordedPrices(db, list, partNos);
    const removed = await removePrices(db, priceListId, partNos);
    if (removed.length === 0) return refuse({ code: 'product-not-found', product: sku });
    const before = { removed, prices };
    await recordChange(db, visit, {
      action: 'price-list.product-removed',
      subject: priceListId,
      madeFor: companyId,
      before,
    });
    return ok({ list, partNos: removed });
  });
  return done.ok ? shown(shop, done.value) : done;
}

/** Whether a change of the list can be recorded for the company: it has the list. Without a company nothing is recorded for one. */
export const isListOf = async (db: Db, companyId: number | undefined, priceListId: string): Promise<boolean> =>
  companyId === undefined || (await listConnectedLists(db, [companyId])).includes(priceListId);

/** The prices before the change, for the audit entry. */
export async function recordedPrices(db: Db, { code, currency }: StoredPriceList, partNos: readonly string[]) {
  const prices = await findPricesOf(db, code, partNos);
  const inCurrency = currency as Currency;
  return prices.map(({ partNo, unitAmount, isGross }) => {
    const amount = toDecimal(money(unitAmount, inCurrency)).toFixed(currencyDecimals[inCurrency]);
    return isGross ? { partNo, unitGross: amount } : { partNo, unitNet: amount };
  });
}

/** Public prices come only from the feed. */
async function findAgreedList(db: Db, code: string): Promise<StoredPriceList | undefined> {
  const list = await findPriceList(db, code);
  return list?.type === 'None' ? undefined : list;
}

/** Default: the product with all its colours; otherwise the colour of the number. */
const numberIn = (mode: ProductMode, sku: string): string =>
  mode === 'Default' || sku.length < 12 ? basePartNumber(sku) : colourPartNumber(sku);

type Changed = { readonly list: StoredPriceList; readonly partNos: readonly string[] };

/** Refreshes the catalogue at once, because the editor looks at the changed list next. */
async function shown(shop: Pick<Shop, 'snapshots'> & CatalogueReader, { list, partNos }: Changed) {
  await shop.snapshots.announce(catalogueTopic);
  await renewCatalogue(shop, list.market as MarketCode);
  return ok({ priceListId: list.code, partNos: [...partNos] });
}

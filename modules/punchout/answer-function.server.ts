import { multiply } from '#core/money.ts';
import { ok, type Result } from '#core/result.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import type { Offer } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { readProductList } from '../assortment/read-product-list.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { Market } from '../market/market.ts';
import { shownPrice } from '../pricing/displayed-price.ts';
import { classesOf } from '../punchout-document/classification.ts';
import type { readOciRequest } from '../punchout-document/oci-inbound.ts';
import { namesOf } from '../punchout-document/row-name.ts';
import type { ReturnForm, TransferRow } from '../punchout-document/transfer.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { stampOf } from './answer-cxml.server.ts';
import { buyerVisitOf } from './buyer-visit.ts';
import type { Connection } from './connection.ts';
import { formOf } from './form-of.ts';
import { allowVisit } from './start-visit.server.ts';
import { unitCodeOf } from './transfer-of.ts';

/** Products that a search answers with, each in all its colours and sizes, and rows altogether. */
const mostProducts = 20;
const mostRows = 500;

type FunctionRequest = ReturnType<typeof readOciRequest> & {
  readonly type: PunchOutType;
  readonly market: Market;
  readonly isByGet: boolean;
};

/**
 * Access: a procurement system with credentials of the company. VALIDATE asks for the current price of one article, BACKGROUND_SEARCH and
 * SOURCING for all articles that match a text. Undefined if there is none: never a price of nought.
 */
export async function answerFunction(
  shop: Shop,
  visit: Visit,
  { market, ...asked }: FunctionRequest,
): Promise<Result<ReturnForm | undefined, Refusal>> {
  const { marketId } = market;
  const allowed = await allowVisit(shop, visit, { ...asked, marketId });
  if (!allowed.ok) return allowed;
  const { person, company, connection } = allowed.value;
  const language = asked.asked.language ?? market.defaultLocale;
  const buyer = buyerVisitOf(visit, { market, language, person, company, type: asked.type });
  const isSearch = asked.asksFor !== 'VALIDATE';
  const skus = isSearch ? await search(shop, buyer, asked.searchText) : [asked.productId];
  const quantity = isSearch ? 1 : asked.quantity;
  const rows = await currentRows(
    shop,
    buyer,
    connection,
    skus.map((sku) => ({ sku, quantity })),
  );
  if (rows.length === 0) return ok(undefined);
  const transfer = { cartId: '', currency: market.currency, rows, isPlain: true };
  const named = { companyName: company.name, language: buyer.language, connection, ...stampOf(visit) };
  return ok(formOf(transfer, { session: { ...asked, marketId }, ...named }));
}

type RequestedItem = { readonly sku: string; readonly quantity: number };

/** Articles at the prices of the buyer of this visit. What is not sold is left out. */
export async function currentRows(
  shop: Shop,
  visit: Visit,
  connection: Of['connection'],
  wanted: readonly RequestedItem[],
): Promise<TransferRow[]> {
  const { market } = visit;
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  return wanted.flatMap(({ sku, quantity }) => rowOf(offers.get(sku), { quantity, market, connection }) ?? []);
}

async function search(shop: Shop, visit: Visit, searchText: string): Promise<string[]> {
  if (searchText === '') return [];
  const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
  const { cards } = await readProductList(shop, visit, viewer, {
    place: {},
    context: 'All',
    valueIds: [],
    searchText,
    sort: undefined,
    mode: 'Default',
    view: 'LIST',
    page: 1,
    pageSize: mostProducts,
  });
  const skus: string[] = [];
  for (const basePartNo of new Set(cards.map((card) => card.basePartNo))) {
    const detail = await findProduct(shop, visit, viewer, { basePartNo });
    skus.push(...(detail?.colours ?? []).flatMap(({ sizes }) => sizes.map(({ sku }) => sku)));
  }
  return skus.slice(0, mostRows);
}

type Of = {
  readonly quantity: number;
  readonly market: Market;
  readonly connection: Pick<Connection, 'unitCodes' | 'classes'>;
};

function rowOf(offer: Offer, of: Of): TransferRow | undefined {
  const { sku, isSold, unit, soldBy, categories } = offer;
  const { quantity, market, connection } = of;
  // Prices are divided by thousandths of a piece.
  const isCountable = Math.round(quantity * 1000) >= 1 && quantity < 1_000_000;
  if (!isSold || !unit || !isCountable) return undefined;
  const { vatBasisPoints } = market;
  return {
    rowIds: [],
    sku,
    ...namesOf(offer),
    notes: [],
    quantity,
    unit: unitCodeOf(connection, soldBy),
    net: multiply(shownPrice(unit, 'excl', vatBasisPoints), quantity, 'halfUp'),
    taxBasisPoints: vatBasisPoints,
    leadDays: undefined,
    employeeNo: '',
    serviceOf: undefined,
    classes: classesOf(categories, connection.classes),
  };
}

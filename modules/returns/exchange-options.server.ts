import type { Language } from '#core/locale.ts';
import { basePartNumber, colourPartNumber } from '#core/sku.ts';
import { contextOfRow } from '../assortment/context-of-row.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import { awaitsReplaced } from '../fulfilment/awaits-replaced.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Order, OrderRow } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ExchangeArticle } from './replacement-order.ts';
import { isPersonalised } from './returnable.ts';

export type ExchangeShop = Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log' | 'env'>;

type ExchangeOption = ExchangeArticle & { readonly onHand: number };

export type RowExchange = { readonly rowNumber: number; readonly options: readonly ExchangeOption[] };

type ExchangeQuery = {
  readonly order: Order;
  readonly rowNumbers: readonly number[];
  /** The language of the names. */
  readonly language: Language;
};

/**
 * The articles that each row can be exchanged for: other sizes of the same colour that the visitor can buy today and
 * that are in stock. Another colour may have another price, and an exchange costs nothing. Personalised articles and
 * those of other suppliers cannot be exchanged, nor can a replacement before the goods that it replaces have been
 * returned.
 */
export async function readExchanges(shop: ExchangeShop, visit: Visit, wanted: ExchangeQuery): Promise<RowExchange[]> {
  const { order, rowNumbers, language } = wanted;
  if (await awaitsReplaced(shop.db, order)) return [];
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const exchanges: RowExchange[] = [];
  for (const row of order.rows) {
    if (!rowNumbers.includes(row.rowNumber) || !isExchangeable(order, row)) continue;
    const at = { market, language, now: visit.now };
    const context = contextOfRow(row) ?? 'All';
    const viewer = await readViewer(shop, { market, claims: visit.claims }, { mode: 'excl', context });
    const product = await findProduct(shop, at, viewer, { basePartNo: basePartNumber(row.sku) });
    const options = product ? await inStock(shop, articlesOf(product.colours, row), market.useProductOnHand) : [];
    if (options.length > 0) exchanges.push({ rowNumber: row.rowNumber, options });
  }
  return exchanges;
}

const isExchangeable = (order: Order, row: OrderRow): boolean =>
  row.type === 'DefaultArticle' && row.parentRowNumber === undefined && !isPersonalised(order, row.rowNumber);

type Colours = NonNullable<Awaited<ReturnType<typeof findProduct>>>['colours'];

function articlesOf(colours: Colours, { sku: ordered, picture }: OrderRow): ExchangeArticle[] {
  const { name = '', sizes = [] } = colours.find(({ partNo }) => partNo === colourPartNumber(ordered)) ?? {};
  return sizes
    .filter(({ sku }) => sku !== ordered)
    .map(({ sku, code }) => ({ sku, colour: name, size: code, picture }));
}

async function inStock(
  shop: ExchangeShop,
  articles: readonly ExchangeArticle[],
  isCounted: boolean,
): Promise<ExchangeOption[]> {
  const stock = await readStock(shop, { skus: articles.map(({ sku }) => sku) });
  return articles
    .map((article, at) => ({ ...article, onHand: stock[at]?.onHandValue ?? 0 }))
    .filter(({ onHand }) => onHand > 0 || !isCounted);
}

import * as z from 'zod';
import { subtract, toDecimal } from '#core/money.ts';
import { ok } from '#core/result.ts';
import { basePartNumber } from '#core/sku.ts';
import { type Api, createApi } from '../api.server.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import { priceListTypes } from '../assortment/price-list-types.ts';
import type { ProductDetail } from '../assortment/product-detail.ts';
import type { AssortmentContext } from '../assortment/viewer.ts';
import type { PriceNow } from '../catalogue/list-price.ts';
import { listPriceLists } from '../catalogue/product-pages-store.server.ts';
import type { SoldAs } from '../list-engine/facts.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import type { Market } from '../market/market.ts';
import { shownPrice } from '../pricing/displayed-price.ts';
import { netAndGross, priceTermsOf } from '../pricing/wire-prices.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addRead } from './add-read.server.ts';
import { everything, readCaller } from './caller.server.ts';
import { priceFields } from './calls/price-fields.ts';
import {
  currencyFormatView,
  currencyView,
  discountView,
  priceListView,
  productPriceView,
  recommendedPriceView,
  skusQuery,
} from './prices-schema.ts';
import { whereQuery } from './where.ts';

/** The read calls of the price service. Callers see prices of their own lists, and none if prices are hidden. */
export function pricesApi() {
  const api = createApi();
  addCurrency(api);
  addPriceLists(api);
  addPrices(api);
  return api;
}

function addCurrency(api: Api) {
  addRead(
    api,
    { path: '/currency', summary: 'The currency of a market', query: whereQuery, answer: currencyView },
    async ({ visit }) => ok({ code: visit.market.currency }),
  );

  addRead(
    api,
    {
      path: '/currency/format',
      summary: 'Prefix and suffix of an amount in the requested language',
      query: whereQuery,
      answer: currencyFormatView,
    },
    async ({ visit: { market, language } }) => {
      const { prefix, suffix } = createCurrencyFormat(
        market.locales[language]?.cultureCode ?? language,
        market.currency,
      );
      return ok({ prefix, suffix });
    },
  );
}

function addPriceLists(api: Api) {
  addRead(
    api,
    {
      path: '/priceLists',
      summary: 'The price lists that apply to the caller, in order of precedence',
      query: whereQuery,
      answer: z.array(priceListView),
    },
    async ({ shop, visit }) => {
      const viewer = await readCaller(shop, visit, everything);
      if (viewer.hidesPrices) return ok([]);
      const inMarket = new Map((await listPriceLists(shop.db, visit.market.code)).map((list) => [list.code, list]));
      return ok(
        viewer.priceLists.flatMap((code) => {
          const list = inMarket.get(code);
          if (!list) return [];
          const { name, type, currency } = list;
          return [{ priceListId: code, name, type: priceListTypes[type], currency }];
        }),
      );
    },
  );
}

function addPrices(api: Api) {
  addRead(
    api,
    {
      path: '/productPrices',
      summary: 'The caller’s prices of variants',
      description: 'Variants hidden from the caller are left out.',
      query: skusQuery,
      answer: z.array(productPriceView),
    },
    async ({ shop, visit, query }) => {
      const prices = await readPrices(shop, visit, 'All', query.skus);
      return ok(
        prices.map(({ sku, price, priceList, soldAs }) => {
          const { isPriceFrom: _, ...fields } = priceFields(price, undefined, soldAs, priceTermsOf(visit));
          return { sku, ...fields, priceListId: priceList ?? null };
        }),
      );
    },
  );

  addRead(
    api,
    {
      path: '/recommendedPrices',
      summary: 'Prices of variants in the market’s public list without campaigns',
      query: skusQuery,
      answer: z.array(recommendedPriceView),
    },
    async ({ shop, visit, query }) => {
      const { currency, vatBasisPoints } = visit.market;
      const prices = await readPrices(shop, visit, 'Public', query.skus);
      return ok(
        prices.map(({ sku, price }) => ({ sku, currency, ...netAndGross(price && ordinaryOf(price), vatBasisPoints) })),
      );
    },
  );

  addRead(
    api,
    {
      path: '/discounts',
      summary: 'Current campaign discounts on the caller’s prices',
      description: 'Variants without a campaign discount are left out.',
      query: skusQuery,
      answer: z.array(discountView),
    },
    async ({ shop, visit, query }) => {
      const prices = await readPrices(shop, visit, 'All', query.skus);
      return ok(
        prices.flatMap(({ sku, price, priceList }) =>
          price?.before ? [{ sku, priceListId: priceList ?? null, ...discountOf(price, visit.market) }] : [],
        ),
      );
    },
  );
}

type SkuPrice = { sku: string; price: PriceNow | undefined; priceList: string | undefined; soldAs: SoldAs };

/** Access: everybody, at their own prices. A colour or product number stands for all its sizes. */
async function readPrices(
  shop: Shop,
  visit: Visit,
  context: AssortmentContext,
  asked: readonly string[],
): Promise<SkuPrice[]> {
  const viewer = await readCaller(shop, visit, { context });
  const bases = [...new Set(asked.map(basePartNumber))];
  const products = await Promise.all(bases.map((basePartNo) => findProduct(shop, visit, viewer, { basePartNo })));
  return products.flatMap((product) => (product ? skuPricesOf(product, asked) : []));
}

const skuPricesOf = (product: ProductDetail, asked: readonly string[]): SkuPrice[] =>
  product.colours.flatMap(({ sizes, priceList }) =>
    sizes
      .filter(({ sku }) => asked.some((number) => sku === number || (number.length <= 12 && sku.startsWith(number))))
      .map(({ sku, price }) => ({ sku, price, priceList, soldAs: product })),
  );

const ordinaryOf = ({ amount, before, isGross }: PriceNow) => ({ amount: before?.amount ?? amount, isGross });

function discountOf(price: PriceNow, { vatBasisPoints, currency }: Market) {
  const ordinary = ordinaryOf(price);
  const off = (mode: 'incl' | 'excl') =>
    toDecimal(subtract(shownPrice(ordinary, mode, vatBasisPoints), shownPrice(price, mode, vatBasisPoints)));
  const taken = ordinary.amount.amount - price.amount.amount;
  return {
    currency,
    discount: off('excl'),
    discountIncVat: off('incl'),
    discountPercent: Math.floor((taken * 10_000) / ordinary.amount.amount) / 100,
  };
}

import { routeHref } from '#app/addresses/page-addresses.ts';
import type { SummaryView } from '#app/components/buying/cart-answers.ts';
import { cartCountCookie, cartCountSeconds, writeCartCount } from '#app/components/buying/cart-cookie.ts';
import { saleTexts } from '#app/components/catalogue/sale-texts.ts';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { displaySku } from '#core/sku.ts';
import { pieceUnit, type Unit } from '#core/units.ts';
import { type CartSummary, readCartSummary } from '#modules/cart/read-cart-summary.server.ts';
import { readMergeOffer } from '#modules/cart/read-merge-offer.server.ts';
import { createAmountWords, createPackedWords } from '#modules/market/amount-words.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { createQuantityFormat } from '#modules/market/quantity-format.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import { packSides } from '#modules/pricing/pack-sides.ts';
import { basisOf } from '#modules/pricing/price-basis.ts';
import { type PriceMode, viewKeyOf } from '#modules/pricing/price-mode.ts';
import type { PricedRow, Sides } from '#modules/pricing/priced-cart.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { unitSay } from '../catalogue/unit-say.server.ts';
import { sizeNameOf } from './size-name.server.ts';

/** The cart for badge and mini cart. Also sets the count cookie for the next page. */
export async function readSummary(shop: Shop, visit: Visit, request: Request): Promise<SummaryView> {
  return (await readSummaryWithRows(shop, visit, request)).view;
}

/** The same with the rows that it was made from. */
export async function readSummaryWithRows(shop: Shop, visit: Visit, request: Request) {
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const offer = await readMergeOffer(shop, visit);
  const summary = await readCartSummary(shop, visit, { mode });
  const key = viewKeyOf(visit.claims);
  const value = writeCartCount(key, summary.count);
  visit.cookies.write(cartCountCookie, value, { maxAgeSeconds: cartCountSeconds, isForScripts: true });
  const prices = { mode, isHidden: isHidden || summary.hidesPrices };
  const view: SummaryView = { key, offer, ...toSummaryView({ shop, visit }, summary, prices) };
  return { view, rows: summary.rows, isHidden: prices.isHidden };
}

type Prices = { mode: PriceMode; isHidden: boolean };

function toSummaryView(asked: RequestContext, { count, rows, totals }: CartSummary, { mode, isHidden }: Prices) {
  const { market, language } = asked.visit;
  const culture = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  const { format } = createCurrencyFormat(culture, market.currency);
  const text = ({ net, gross }: Sides) => format((mode === 'incl' ? (gross ?? net) : net).amount);
  const basis = basisOf(asked.visit);
  const say = unitSay(asked.shop, language);
  const amountIn = createAmountWords(say, createQuantityFormat(culture, market.currency));
  const amountWords = createPackedWords(say, (quantity, soldBy) =>
    soldBy === pieceUnit
      ? (asked.shop.texts.say(language, 'buying', 'mini.pieces', { count: quantity }) ?? '')
      : amountIn(quantity, soldBy),
  );
  const saleOf = (sold: { packSize: number; soldBy: Unit }, price: PricedRow | undefined) => {
    const { packSize } = sold;
    const sale = saleTexts(say, sold, price && { text: text(price.unit), isFrom: false });
    if (packSize === 1) return price && sale.per !== undefined ? `${text(price.unit)} ${sale.per}` : undefined;
    const pack = price && `${text(packSides(price, packSize, basis))} ${say('XPK.per')}`;
    return [pack, sale.each].filter(Boolean).join('\n') || undefined;
  };
  return {
    count,
    rows: rows.map(({ id, name, sku, slug, colour, size, quantity, price, multiplyFactor, soldBy }) => ({
      id,
      name,
      href:
        slug === undefined
          ? undefined
          : routeHref('product', language, { uniqueName: slug }) + (colour ? `?colour=${colour.partNo}` : ''),
      picture: colour?.picture ?? missingPicturePath,
      partNo: displaySku(sku),
      colour: colour?.name,
      size: sizeNameOf(asked, size),
      amount: amountWords(quantity, soldBy, multiplyFactor),
      sale: saleOf({ packSize: multiplyFactor, soldBy }, isHidden || !price.isPriced ? undefined : price),
      total: isHidden || !price.isPriced ? undefined : text(price.total),
      before: isHidden || !price.isPriced || price.discount.net.amount === 0 ? undefined : text(price.line),
    })),
    total: isHidden ? undefined : { text: text(totals.products), mode },
  };
}

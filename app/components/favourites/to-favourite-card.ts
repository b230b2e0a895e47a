import type { Hrefs } from '#app/addresses/hrefs.ts';
import { type CardView, cardBadges, type PriceTexts } from '#app/components/catalogue/card-view.ts';
import { saleTexts } from '#app/components/catalogue/sale-texts.ts';
import { fromDecimal, isCurrency } from '#core/money.ts';
import type { UnitSay } from '#modules/market/amount-words.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import { standardSymbolUrl } from '#modules/media/symbol-address.ts';
import type { PriceLook } from './favourites-view.ts';
import type { ProductResult } from './read-products.ts';

export type CardMaker = ReturnType<typeof createCardMaker>;

type Amounts = { readonly price: number | null; readonly priceIncVat: number | null };

const mostStandards = 4;

/** Builds a card from a result in the stored colour. Create it once per page. */
export function createCardMaker({ mode, isHidden, cultureCode }: PriceLook, href: Hrefs, say: UnitSay) {
  const write = (amounts: Amounts, currency: string): string | undefined => {
    const amount = mode === 'incl' ? amounts.priceIncVat : amounts.price;
    if (amount === null || !isCurrency(currency)) return undefined;
    const money = fromDecimal(amount, currency, 'awayFromZero');
    if (!money.ok) return undefined;
    return createCurrencyFormat(cultureCode, currency).format(money.value.amount);
  };

  function textsOf(product: ProductResult): PriceTexts | undefined {
    const { currency, packPriceBefore, packLowestPrice30Days, isPriceFrom, packPrice, packPriceIncVat } = product;
    const one = isHidden ? undefined : write(product, currency);
    if (one === undefined) return undefined;
    const before = packPriceBefore && write(packPriceBefore, currency);
    const lowest30Days = packLowestPrice30Days && write(packLowestPrice30Days, currency);
    return {
      now: write({ price: packPrice, priceIncVat: packPriceIncVat }, currency) ?? one,
      isFrom: isPriceFrom,
      ...saleTexts(say, soldAs(product), { text: one, isFrom: isPriceFrom }),
      ...(before !== undefined && { before }),
      ...(lowest30Days !== undefined && { lowest30Days }),
    };
  }

  return (product: ProductResult, partNo: string): CardView => {
    const colour = colourOf(product, partNo);
    const price = textsOf(product);
    const { pack } = price ?? saleTexts(say, soldAs(product));
    const said = new Set([...product.flags, ...(colour?.flags ?? [])]);
    return {
      key: partNo,
      partNo,
      href: `${href('product', { uniqueName: product.uniqueName })}?colour=${partNo}`,
      name: product.name,
      colours: [
        {
          partNo,
          name: colour?.name ?? '',
          hexes: [],
          picture: { path: colour?.imagePath ?? product.imagePath ?? missingPicturePath },
          sizes: colour?.sizes ?? [],
        },
      ],
      moreColours: 0,
      badges: cardBadges.filter((badge) =>
        badge === 'promotion' ? product.priceBefore !== undefined : said.has(badge),
      ),
      ...(price && { price }),
      ...(!price && pack !== undefined && { pack }),
      ...(product.stars && product.stars.count > 0 && { stars: product.stars }),
      standards: product.standards
        .flatMap((id) => {
          const symbol = standardSymbolUrl(id);
          return symbol === undefined ? [] : [{ id, symbol }];
        })
        .slice(0, mostStandards),
      isSellable: product.isSellable,
    };
  };
}

const soldAs = ({ packSize, unitCode }: ProductResult) => ({ packSize, soldBy: unitCode });

export const colourOf = ({ variants }: ProductResult, partNo: string) =>
  variants.find((variant) => variant.partNo === partNo);

import { saleTexts } from '#app/components/catalogue/sale-texts.ts';
import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import { inColour } from '#app/components/catalogue/use-shown-colour.ts';
import type { AssetView, ColourView, PriceText } from '#app/components/product/product-view.ts';
import { unitSay } from '#app/routes/catalogue/unit-say.server.ts';
import type { ProductColour, ProductDetail } from '#modules/assortment/product-detail.ts';
import type { PriceNow } from '#modules/catalogue/list-price.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import { viewOf } from '#modules/media/product-media.ts';
import { readProductMedia, type ShownAsset } from '#modules/media/read-product-media.server.ts';
import type { createPriceDisplay } from '#modules/pricing/displayed-price.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type Facts = {
  detail: ProductDetail;
  colour: ProductColour;
  /** Address of the product. */
  href: string;
  display: ReturnType<typeof createPriceDisplay>;
  isPriceShown: boolean;
};

/** A colour with its own and the product's pictures, prices and sizes. */
export async function toColourView(
  shop: Shop,
  visit: Visit,
  { detail, colour, href, display, isPriceShown }: Facts,
): Promise<ColourView> {
  const { partNo, name, price, marketPrice } = colour;
  const textOf = (amount: PriceNow['amount'], { isGross }: PriceNow) =>
    display({ amount, isGross }, detail.packSize).text;
  const say = unitSay(shop, visit.language);
  const oneOf = ({ amount, isGross, isFrom }: PriceNow) => ({ text: display({ amount, isGross }).text, isFrom });
  const priceText = (shown: PriceNow): PriceText => ({
    text: textOf(shown.amount, shown),
    isFrom: shown.isFrom,
    ...saleTexts(say, detail, oneOf(shown)),
    before: shown.before && {
      text: textOf(shown.before.amount, shown),
      lowest30Days: textOf(shown.before.lowest30Days, shown),
    },
  });
  const oneSize = shop.texts.say(visit.language, 'catalogue', 'card.oneSize');
  const { assets } = await readProductMedia(shop, [...colour.media, ...detail.media]);
  return {
    partNo,
    name,
    hexes: colour.hexes,
    href: inColour(href, partNo),
    flags: colour.flags.filter((flag) => !detail.flags.includes(flag)),
    assets: toAssetViews(shop, visit, { productName: detail.name, colourName: name, assets }),
    price: isPriceShown && price ? priceText(price) : undefined,
    marketPrice: isPriceShown && marketPrice ? textOf(marketPrice.amount, marketPrice) : undefined,
    sizes: colour.sizes.map(({ sku, code, alternate, price: own }) => ({
      sku,
      code: code === oneSizeCode ? (oneSize ?? code) : code,
      alternate,
      price: isPriceShown && own && own.amount.amount !== price?.amount.amount ? priceText(own) : undefined,
    })),
  };
}

type ColourAssets = { productName: string; colourName: string; assets: readonly ShownAsset[] };

/** Pictures with alternative texts; the placeholder if there are none. */
function toAssetViews(shop: Shop, { language }: Visit, { productName, colourName, assets }: ColourAssets): AssetView[] {
  const facts = { name: productName, colour: colourName };
  const say = (key: string) => shop.texts.say(language, 'media', `alt.${key}`, facts) ?? productName;
  if (assets.length === 0) return [{ kind: 'image', path: missingPicturePath, version: undefined, alt: productName }];
  return assets.map((asset): AssetView => {
    if (asset.kind === 'video') return { ...asset, alt: say('film') };
    const { path, version, mediaId } = asset;
    return { kind: 'image', path, version, alt: say(viewOf(mediaId)) };
  });
}

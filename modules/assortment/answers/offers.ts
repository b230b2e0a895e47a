import { colourPartNumber, sizeCode } from '#core/sku.ts';
import { pieceUnit } from '#core/units.ts';
import { lowestPrice } from '../../catalogue/list-price.ts';
import { hasBit } from '../../list-engine/bits.ts';
import { colourPriceOf } from '../../list-engine/price-columns.ts';
import { findColour, partNoOf, skusOf, visibleColoursOf, winningListOf } from '../../list-engine/product-rows.ts';
import type { PriceOrigin } from '../../pricing/priced-cart.ts';
import type { Catalogue, CatalogueView } from '../catalogue.ts';
import type { Offer, OfferColour, OfferSize } from '../offer.ts';

const unknown = (sku: string): Offer => ({
  sku,
  isSold: false,
  name: '',
  slug: undefined,
  colour: undefined,
  size: sizeCode(sku),
  colours: [],
  sizes: [],
  multiplyFactor: 1,
  soldBy: pieceUnit,
  unit: undefined,
  origin: undefined,
  categories: [],
  services: [],
  cut: undefined,
  family: undefined,
  manufacturerId: 0,
  picture: undefined,
});

/** Cart rows often differ only by size, so their common parts are built once. */
export function offersIn(catalogue: Catalogue, looking: CatalogueView): (sku: string) => Offer {
  const products = new Map<number, ReturnType<typeof productOf>>();
  const sizes = new Map<number, OfferSize[]>();
  return (sku) => {
    const colour = findColour(catalogue.engine, colourPartNumber(sku));
    if (colour === undefined || !hasBit(looking.assortment.visibleColours, colour)) return unknown(sku);
    const product = catalogue.engine.columns.colours.product[colour] ?? 0;
    const shared = products.get(product) ?? productOf(catalogue, looking, product);
    const sizesOfColour = sizes.get(colour) ?? sizesOf(catalogue, colour);
    products.set(product, shared);
    sizes.set(colour, sizesOfColour);
    const partNo = colourPartNumber(sku);
    const look = shared.colours.find((one) => one.partNo === partNo);
    const at = sizesOfColour.findIndex((size) => size.sku === sku);
    const priced = at === -1 ? undefined : priceOf(catalogue, looking, colour, at);
    return {
      sku,
      ...shared,
      isSold: priced !== undefined,
      colour: look,
      size: sizeCode(sku),
      sizes: sizesOfColour,
      unit: priced?.unit,
      origin: priced?.origin,
      picture: look?.picture,
    };
  };
}

function productOf(catalogue: Catalogue, { assortment, dictionary }: CatalogueView, product: number) {
  const { engine } = catalogue;
  const facts = engine.texts.cardFacts(product);
  const first = engine.columns.products.firstColour[product] ?? 0;
  return {
    name: engine.texts.name(product, dictionary.language),
    slug: engine.texts.slug(product, dictionary.language),
    colours: visibleColoursOf(engine, assortment, product).map((colour): OfferColour => {
      const partNo = partNoOf(engine, colour);
      const { name, hexes } = dictionary.lookOf(partNo);
      return { partNo, name, hexes, picture: facts.colours[colour - first]?.picture };
    }),
    ...catalogue.buyingFacts(product),
    family: facts.family,
    manufacturerId: engine.columns.products.manufacturerId[product] ?? 0,
  };
}

function sizesOf({ engine }: Catalogue, colour: number): OfferSize[] {
  const { skus, sizes, alternates } = engine.columns;
  const partNo = partNoOf(engine, colour);
  return skusOf(engine, colour).map((sku) => {
    const code = sizes[skus.size[sku] ?? 0] ?? '';
    return { sku: `${partNo}${code}`, code, alternate: alternates[(skus.alternate[sku] ?? 0) - 1] };
  });
}

function priceOf({ engine }: Catalogue, { assortment, now }: CatalogueView, colour: number, at: number) {
  const { columns } = engine;
  const prices = winningListOf(engine, assortment, colour);
  const listed = prices && colourPriceOf(columns, prices, colour, (columns.colours.firstSku[colour] ?? 0) + at);
  const price = listed && lowestPrice([listed], columns.vatBasisPoints, now);
  if (!price || !prices) return undefined;
  const { amount, isGross, before } = price;
  const origin: PriceOrigin = {
    priceList: prices.list.code,
    listType: prices.list.type,
    ...(before && { campaign: { before: before.amount, lowest30Days: before.lowest30Days } }),
  };
  return { unit: { amount, isGross }, origin };
}

import type { Card, CardColour } from '../../assortment/product-list.ts';
import { imageUrl, picturesPath } from '../../media/picture-address.ts';
import { netAndGross, type PriceTerms } from '../../pricing/wire-prices.ts';
import { asciiJson } from './ascii-json.ts';
import { priceFields } from './price-fields.ts';

type Place = {
  readonly terms: PriceTerms;
  /** The id of a category, by its code. */
  readonly categoryIdOf: (code: string) => number | undefined;
};

/** A list result in the API's format. */
function toResult(card: Card, { terms, categoryIdOf }: Place) {
  return {
    partNo: card.partNo,
    basePartNo: card.basePartNo,
    ...(card.sku !== undefined && { sku: card.sku }),
    name: card.name,
    uniqueName: card.slug,
    ...priceFields(card.price, card.marketPrice, card, terms),
    priceListId: card.priceList ?? null,
    manufacturerId: card.manufacturerId,
    primaryCategoryId: categoryIdOf(card.primaryCategoryCode) ?? null,
    flags: card.flags,
    imagePath: card.colours[0]?.picture ?? null,
    stars: card.stars ?? null,
    standards: card.standards,
    isSellable: card.isSellable,
    variants: card.colours.map((colour) => toVariant(colour, terms)),
  };
}

function toVariant(colour: CardColour, { vatBasisPoints, currency }: PriceTerms) {
  return {
    partNo: colour.partNo,
    name: colour.name,
    colorCodeId: colour.colorCodeId,
    colorIds: colour.colorIds,
    imagePath: colour.picture ?? null,
    imageUrl: imageUrl(picturesPath, colour.picture),
    flags: colour.flags,
    sizeRange: { min: colour.sizes[0] ?? null, max: colour.sizes.at(-1) ?? null },
    sizes: colour.sizes,
    popRank30: colour.popRank30 ?? null,
    popRank60: colour.popRank60 ?? null,
    firstSaleDate: colour.firstSaleDate ?? null,
    ...netAndGross(colour.price, vatBasisPoints),
    currency,
  };
}

export type WrittenResult = {
  readonly json: string;
  readonly colorIds: readonly number[];
  readonly colorCodeIds: readonly number[];
  readonly sizes: readonly string[];
  readonly flags: readonly string[];
};

/** Writes results as JSON. Lists return the same cards many times, so the text is cached as long as the card. */
export function createResultWriter(): (card: Card, place: Place) => WrittenResult {
  const written = new WeakMap<Card, WrittenResult>();
  return (card, place) => {
    const known = written.get(card);
    if (known) return known;
    const { colours, flags } = card;
    const now: WrittenResult = {
      json: asciiJson(toResult(card, place)),
      colorIds: distinct(colours.flatMap(({ colorIds }) => colorIds)),
      colorCodeIds: distinct(colours.map(({ colorCodeId }) => colorCodeId)),
      sizes: distinct(colours.flatMap(({ sizes }) => sizes)),
      flags: distinct([...flags, ...colours.flatMap((colour) => colour.flags)]),
    };
    written.set(card, now);
    return now;
  };
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

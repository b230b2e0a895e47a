import type { ProductColour, ProductDetail, Stock } from '../../assortment/product-detail.ts';
import type { SoldAs } from '../../list-engine/facts.ts';
import { imageUrl, picturesPath } from '../../media/picture-address.ts';
import { netAndGross, type PriceTerms, unitAndPack } from '../../pricing/wire-prices.ts';
import { priceFields } from './price-fields.ts';

const frontId = 43;
const pictureOf = ({ media }: Pick<ProductColour, 'media'>): string | undefined =>
  (media.find(({ mediaId }) => mediaId === frontId) ?? media.find(({ path }) => /\.(jpg|jpeg|png)$/i.test(path)))?.path;

/** The lowest price of the colours, which represents the product. */
function lowestOf(colours: readonly ProductColour[], { vatBasisPoints }: PriceTerms): ProductColour | undefined {
  const netOf = ({ price }: ProductColour) => netAndGross(price, vatBasisPoints).price ?? Number.POSITIVE_INFINITY;
  return colours.toSorted((a, b) => netOf(a) - netOf(b))[0];
}

/** A product in the API's format. */
export function toProduct(detail: ProductDetail, terms: PriceTerms) {
  const [front] = detail.colours;
  const lowest = lowestOf(detail.colours, terms);
  const sizes = detail.colours.flatMap((colour) => colour.sizes);
  const propertyOf = (code: string) => detail.properties.find((property) => property.code === code)?.values ?? [];
  return {
    partNo: front?.partNo ?? detail.basePartNo,
    basePartNo: detail.basePartNo,
    name: detail.name,
    uniqueName: detail.slug,
    description: detail.description,
    usps: detail.usps,
    seo: detail.seo,
    ...priceFields(lowest?.price, lowest?.marketPrice, detail, terms),
    priceListId: lowest?.priceList ?? null,
    manufacturerId: detail.manufacturerId,
    primaryCategoryId: detail.primaryCategory?.id ?? null,
    categories: detail.trail,
    family: detail.family ?? null,
    genders: detail.genders,
    flags: detail.flags,
    imageBasePath: picturesPath,
    imagePath: (front && pictureOf(front)) ?? null,
    customImageSortOrder: (front?.media ?? detail.media).map(({ mediaId }) => mediaId),
    parametrics: {
      Size: distinct(sizes.map(({ code }) => code)),
      SizeAlternate: distinct(sizes.flatMap(({ alternate }) => alternate ?? [])),
      ColorCode: distinct(detail.colours.map(({ colorCodeId }) => colorCodeId)),
      Quantity: propertyOf('Quantity'),
      bestSellingColorOverride: detail.colours.filter(({ isPreferred }) => isPreferred).map(({ partNo }) => partNo),
    },
    properties: detail.properties,
    multiplyFactor: detail.packSize,
    material: detail.material ?? null,
    standards: detail.standards,
    ppeCategory: detail.ppeCategory ?? null,
    maxWashes: detail.maxWashes ?? null,
    media: detail.media,
    vasServices: detail.vasServices,
    stars: detail.stars ?? null,
    isSellable: detail.isSellable,
    variants: detail.colours.map((colour) => ({ ...toColourVariant(colour, detail, terms), media: colour.media })),
  };
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function toColourVariant(colour: ProductColour, soldAs: SoldAs, terms: PriceTerms) {
  const picture = pictureOf(colour);
  return {
    partNo: colour.partNo,
    name: colour.name,
    colorCodeId: colour.colorCodeId,
    colorIds: colour.colorIds,
    imagePath: picture ?? null,
    imageUrl: imageUrl(picturesPath, picture),
    flags: colour.flags,
    sizeRange: { min: colour.sizes[0]?.code ?? null, max: colour.sizes.at(-1)?.code ?? null },
    popRank30: colour.popRank30 ?? null,
    popRank60: colour.popRank60 ?? null,
    firstSaleDate: colour.firstSaleDate,
    ...priceFields(colour.price, colour.marketPrice, soldAs, terms),
    priceListId: colour.priceList ?? null,
    sizes: colour.sizes.map(({ sku, code, alternate, ean, price }) => ({
      sku,
      size: code,
      sizeAlternate: alternate ?? null,
      ean: ean ?? null,
      ...unitAndPack(price, terms, soldAs.packSize),
    })),
  };
}

/** Each colour and size as a separate variant, with its stock. */
export function toVariants(detail: ProductDetail, terms: PriceTerms, stock: ReadonlyMap<string, Stock>) {
  return detail.colours.flatMap((colour) => {
    const { sizes, sizeRange: _, ...facts } = toColourVariant(colour, detail, terms);
    return sizes.map((size) => ({
      ...facts,
      ...size,
      basePartNo: detail.basePartNo,
      productName: detail.name,
      uniqueName: detail.slug,
      multiplyFactor: detail.packSize,
      onHandValue: stock.get(size.sku)?.onHandValue ?? 0,
      nextDeliveryDate: stock.get(size.sku)?.nextDeliveryDate ?? null,
    }));
  });
}

/** Each colour as a variant, where sizes do not matter. */
export const toColourVariants = (detail: ProductDetail, terms: PriceTerms) =>
  detail.colours.map((colour) => ({
    ...toColourVariant(colour, detail, terms),
    basePartNo: detail.basePartNo,
    productName: detail.name,
    uniqueName: detail.slug,
  }));

import type { ProductView } from '#app/components/product/product-view.ts';
import { toDecimal } from '#core/money.ts';
import { pieceUnit } from '#core/units.ts';
import type { ProductColour, ProductDetail, Stock } from '#modules/assortment/product-detail.ts';
import type { Market } from '#modules/market/market.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { shownPrice } from '#modules/pricing/displayed-price.ts';
import { priceModeOf } from '#modules/pricing/price-mode.ts';
import { type MerchantTerms, merchantTerms } from './merchant-terms.ts';
import { colourAddress, offerId, variantsOf, variesBy } from './product-variants.ts';

type Facts = {
  product: ProductView;
  detail: ProductDetail;
  /** Undefined if it could not be read. */
  stock: readonly Stock[] | undefined;
  market: Market;
  /** Base address of the market's shop: `https://www.example.se`. */
  base: string;
  /** Undefined if they could not be read. */
  terms?: MerchantTerms | undefined;
};

const schema = 'https://schema.org';

/** Structured data of a product: an offer per colour, and breadcrumbs. */
export function structuredData(facts: Facts): Record<string, unknown>[] {
  return [productData(facts), breadcrumbData(facts)];
}

function productData({ product, detail, stock, market, base, terms }: Facts): Record<string, unknown> {
  const { name, basePartNo, description, brand, href, rating, colours, material } = product;
  const picturesOf = ({ assets }: Pick<ProductView['colours'][number], 'assets'>) =>
    assets.flatMap((one) => (one.kind === 'image' ? [`${base}${pictureUrl(one.path, one.version, 1200)}`] : []));
  // If the page shows no prices, neither does the structured data.
  const priced = colours.some(({ price }) => price !== undefined) ? detail.colours.filter(({ price }) => price) : [];
  const address = `${base}${href}`;
  const variants = detail.colours.flatMap((colour) => {
    const shown = colours.find(({ partNo }) => partNo === colour.partNo);
    const [image] = shown ? picturesOf(shown) : [];
    return variantsOf(colour, { product: name, address, image, isPriced: priced.includes(colour) });
  });
  const [only] = variants;
  const inStock = stock && new Set(stock.filter(({ onHandValue }) => onHandValue > 0).map(({ sku }) => sku));
  return {
    '@context': schema,
    ...(variants.length > 1
      ? { '@type': 'ProductGroup', productGroupID: basePartNo, variesBy: variesBy(variants), hasVariant: variants }
      : { '@type': 'Product', sku: only?.sku ?? basePartNo, ...(only?.gtin !== undefined && { gtin: only.gtin }) }),
    name,
    description,
    url: address,
    brand: { '@type': 'Brand', name: brand },
    image: picturesOf(colours[0]),
    ...(material && { material: material.composition }),
    ...(rating?.average !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        ...(rating.written > 0 && { reviewCount: rating.written }),
      },
    }),
    ...(priced.length > 0 && {
      offers: priced.map((colour) => offerOf(colour, { detail, market, address, inStock, terms })),
    }),
  };
}

type OfferFacts = Pick<Facts, 'detail' | 'market' | 'terms'> & {
  address: string;
  inStock: ReadonlySet<string> | undefined;
};

/** The price in the market's default display. */
function offerOf(
  { partNo, name, price, sizes }: ProductColour,
  { detail, market, address, inStock, terms }: OfferFacts,
) {
  const { packSize, soldBy: unitCode } = detail;
  const { mode } = priceModeOf({ market, isB2B: false, showPriceIncVat: false, storedChoice: undefined });
  return {
    '@type': 'Offer',
    '@id': offerId(address, partNo),
    sku: partNo,
    name,
    url: colourAddress(address, partNo),
    ...(price && {
      price: toDecimal(shownPrice(price, mode, market.vatBasisPoints)),
      priceCurrency: price.amount.currency,
    }),
    // The price is per unit, but the minimum order is a pack.
    ...((packSize > 1 || unitCode !== pieceUnit) && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: packSize, unitCode },
    }),
    ...(inStock && {
      availability: `${schema}/${sizes.some(({ sku }) => inStock.has(sku)) ? 'InStock' : 'BackOrder'}`,
    }),
    itemCondition: `${schema}/NewCondition`,
    ...(terms && merchantTerms(terms, market, mode)),
  };
}

function breadcrumbData({ product: { name, trail, href }, base }: Facts): Record<string, unknown> {
  const steps = [...trail, { label: name, to: href }];
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: `${base}${to}`,
    })),
  };
}

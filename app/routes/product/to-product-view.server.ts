import { inContext } from '#app/addresses/in-context.ts';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ProductView, RatingView } from '#app/components/product/product-view.ts';
import type { PriceView } from '#app/price-view.server.ts';
import { brandOf } from '#modules/assortment/brand.ts';
import type { ProductDetail } from '#modules/assortment/product-detail.ts';
import { readServiceNames } from '#modules/assortment/read-service-names.server.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import { listDocuments } from '#modules/document/list-documents.server.ts';
import { careSymbolUrl, standardSymbolUrl } from '#modules/media/symbol-address.ts';
import { createPriceDisplay } from '#modules/pricing/displayed-price.ts';
import { basisOf } from '#modules/pricing/price-basis.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toColourView } from './to-colour-view.server.ts';

const brandNames = { house: 'Yrke', partner: 'Yrke Selected' };

/** Parametrics shown elsewhere on the page: pack size, standards, fabric, collection. */
const toldElsewhere: ReadonlySet<string> = new Set(['Quantity', 'Standard', 'Material', 'FilterCollections']);

type Facts = {
  prices: Pick<PriceView, 'mode' | 'isHidden'>;
  rating: RatingView | undefined;
  /** The visitor's chosen assortment, which all links keep. */
  context?: AssortmentContext;
};

/** A product for its page; undefined if no colour is visible. */
export async function toProductView(
  shop: Shop,
  visit: Visit,
  detail: ProductDetail,
  facts: Facts,
): Promise<ProductView | undefined> {
  const { language } = visit;
  const { basePartNo, name, slug, family, material } = detail;
  const context = facts.context ?? 'All';
  const href = inContext(routeHref('product', language, { uniqueName: slug }), context);
  const display = createPriceDisplay(visit.market, language, facts.prices.mode, basisOf(visit));
  const isPriceShown = detail.isSellable && !facts.prices.isHidden;
  const [first, ...others] = await Promise.all(
    detail.colours.map((colour) => toColourView(shop, visit, { detail, colour, href, display, isPriceShown })),
  );
  if (!first) return undefined;
  const documents = await listDocuments(shop, language, detail);
  return {
    basePartNo,
    name,
    href,
    seo: detail.seo,
    brand: brandNames[brandOf(detail.manufacturerId)],
    family: family && {
      name: family.name,
      href: inContext(routeHref('productsByCollection', language, { familySlug: family.slug }), context),
    },
    trail: trailOf(shop, visit, detail, context),
    flags: detail.flags,
    isSellable: detail.isSellable,
    priceMode: facts.prices.mode,
    packSize: detail.packSize,
    soldBy: detail.soldBy,
    colours: [first, ...others],
    usps: detail.usps,
    description: detail.description,
    material: material && {
      name: material.name,
      composition: material.composition,
      gsm: material.gsm,
      wash: careSymbolUrl(material.wash),
      care: material.care.map((text) => ({ text, symbol: careSymbolUrl(text) })),
    },
    standards: detail.standards.map((standard) => ({ ...standard, symbol: standardSymbolUrl(standard.id) })),
    ppeCategory: ppeCategoryOf(detail.ppeCategory),
    properties: detail.properties.filter(({ code }) => !toldElsewhere.has(code)),
    documents: documents.map(({ kind, address, bytes }) => ({
      kind,
      address,
      kilobytes: bytes === undefined ? undefined : Math.max(1, Math.round(bytes / 1000)),
    })),
    services: await readServiceNames(shop, visit, detail.vasServices),
    rating: facts.rating,
  };
}

const ppeCategories = ['I', 'II', 'III'] as const;

const ppeCategoryOf = (category: string | undefined) => ppeCategories.find((one) => one === category);

/** From all products down to the product's primary category. */
function trailOf(
  shop: Shop,
  { language }: Visit,
  { trail }: ProductDetail,
  context: AssortmentContext,
): ProductView['trail'] {
  const [department] = trail;
  const hrefOf = (name: string, params?: Record<string, string>) =>
    inContext(routeHref(name, language, params), context);
  const all = {
    label: shop.texts.say(language, 'product', 'allProducts') ?? '',
    to: hrefOf('allProducts'),
  };
  return [
    all,
    ...trail.map(({ name, slug }, depth) => ({
      label: name,
      to:
        depth === 0 || !department
          ? hrefOf('category', { categorySlug: slug })
          : hrefOf('subCategory', { categoryBaseSlug: department.slug, categorySlug: slug }),
    })),
  ];
}

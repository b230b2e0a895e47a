import type { PriceNow } from '../../catalogue/list-price.ts';
import { type CardFacts, type DetailFacts, soldAsOf } from '../../list-engine/facts.ts';
import type { ListRow } from '../../list-engine/list-answer.ts';
import { findProductByBase, partNoOf, skusOf, visibleColoursOf } from '../../list-engine/product-rows.ts';
import type { Catalogue, CatalogueView } from '../catalogue.ts';
import type { ProductColour, ProductDetail, ProductSize } from '../product-detail.ts';
import type { Card } from '../product-list.ts';
import { keptCard, marketPriceOf, priceOf, skuPricesOf } from './cards.ts';

const mostUsps = 10;

/** A product with its visible colours, optionally with one of them first; undefined if the viewer sees none. */
export function visibleRow(
  { engine }: Catalogue,
  { assortment }: CatalogueView,
  product: number,
  front?: number,
): ListRow | undefined {
  const colours = visibleColoursOf(engine, assortment, product);
  if (front === undefined) return colours.length > 0 ? { product, colours, standsFor: 'product' } : undefined;
  if (!colours.includes(front)) return undefined;
  return { product, colours: [front, ...colours.filter((colour) => colour !== front)], standsFor: 'colour' };
}

/** Everything that a product page shows; undefined if the viewer may not see the product. */
export function detailOf(catalogue: Catalogue, looking: CatalogueView, product: number): ProductDetail | undefined {
  const row = visibleRow(catalogue, looking, product);
  if (!row) return undefined;
  const { columns, texts } = catalogue.engine;
  const { dictionary } = looking;
  const facts = texts.detailFacts(product);
  const cardFacts = texts.cardFacts(product);
  const { description, usps, seo } = texts.detailText(product, dictionary.language);
  const card = keptCard(catalogue, looking, row);
  const family = columns.references.families.find(({ slug }) => slug === cardFacts.family);
  const category = columns.references.categories.get(cardFacts.primaryCategory);
  const material = facts.material === undefined ? undefined : dictionary.materials.get(facts.material);
  let related: ProductDetail['related'] | undefined;
  return {
    basePartNo: card.basePartNo,
    name: card.name,
    slug: card.slug,
    description,
    usps: usps.slice(0, mostUsps),
    seo,
    manufacturerId: card.manufacturerId,
    family: family && { slug: family.slug, name: family.name },
    trail: (category?.path ?? []).flatMap((code) => {
      const said = columns.references.categories.get(code)?.texts[dictionary.language];
      return said ? [{ code, name: said.name, slug: said.slug }] : [];
    }),
    primaryCategory: category && { id: category.id, code: category.code },
    genders: facts.genders,
    flags: card.flags,
    material: material && { code: facts.material ?? '', ...material },
    standards: facts.standards.flatMap(({ id, grade }) => {
      const known = dictionary.standards.get(id);
      return known ? [{ id, grade, ...known }] : [];
    }),
    ppeCategory: facts.ppeCategory,
    maxWashes: facts.maxWashes,
    properties: Object.entries(facts.parametrics).flatMap(([code, values]) => {
      const known = dictionary.parametrics.get(code);
      return known ? [{ code, name: known.name, values: values.map((value) => known.values.get(value) ?? value) }] : [];
    }),
    ...soldAsOf(cardFacts),
    media: facts.media,
    colours: row.colours.map((colour) => productColourOf(catalogue, looking, { facts, cardFacts }, colour)),
    sizeGuide: facts.sizeGuide,
    dimensions: facts.dimensions,
    vasServices: facts.vasServices,
    stars: card.stars,
    isSellable: card.isSellable,
    // A getter, because about thirty related cards are needed only on the product page.
    get related() {
      related ??= relatedTo(catalogue, looking, facts);
      return related;
    },
  };
}

type Facts = { facts: DetailFacts; cardFacts: CardFacts };

function productColourOf(
  catalogue: Catalogue,
  looking: CatalogueView,
  { facts, cardFacts }: Facts,
  colour: number,
): ProductColour {
  const { colours, products } = catalogue.engine.columns;
  const partNo = partNoOf(catalogue.engine, colour);
  const at = colour - (products.firstColour[colours.product[colour] ?? 0] ?? 0);
  return {
    partNo,
    ...looking.dictionary.lookOf(partNo),
    flags: cardFacts.colours[at]?.flags ?? [],
    firstSaleDate: cardFacts.colours[at]?.firstSaleDate ?? '',
    popRank30: colours.popRank30[colour] || undefined,
    popRank60: colours.popRank60[colour] || undefined,
    isPreferred: colours.isPreferred[colour] === 1,
    media: facts.colours[at]?.media ?? [],
    ...priceOf(catalogue, looking, [colour]),
    marketPrice: marketPriceOf(catalogue, looking, [colour]),
    sizes: sizesOf(catalogue, looking, partNo, colour),
  };
}

function sizesOf(catalogue: Catalogue, looking: CatalogueView, partNo: string, colour: number): ProductSize[] {
  const prices = skuPricesOf(catalogue, looking, colour);
  return skusOf(catalogue.engine, colour).map((sku, at) => sizeOf(catalogue, partNo, sku, prices[at]));
}

function sizeOf({ engine }: Catalogue, partNo: string, sku: number, price: PriceNow | undefined): ProductSize {
  const { skus, sizes, alternates } = engine.columns;
  const code = sizes[skus.size[sku] ?? 0] ?? '';
  const ean = skus.ean[sku] ?? 0;
  return {
    sku: `${partNo}${code}`,
    code,
    alternate: alternates[(skus.alternate[sku] ?? 0) - 1],
    ean: ean === 0 ? undefined : String(ean).padStart(13, '0'),
    price,
  };
}

/** Skips related products that do not exist or that the viewer may not see. */
function relatedTo(catalogue: Catalogue, looking: CatalogueView, facts: DetailFacts): ProductDetail['related'] {
  const cardsOf = (basePartNos: readonly string[]) =>
    basePartNos.flatMap((basePartNo): Card[] => {
      const product = findProductByBase(catalogue.engine, basePartNo);
      const row = product === undefined ? undefined : visibleRow(catalogue, looking, product);
      return row ? [keptCard(catalogue, looking, row)] : [];
    });
  const { accessories, similar, upSell, crossSell, siblings } = facts.relations;
  return {
    accessories: cardsOf(accessories),
    similar: cardsOf(similar),
    upSell: cardsOf(upSell),
    crossSell: cardsOf(crossSell),
    siblings: cardsOf(siblings),
  };
}

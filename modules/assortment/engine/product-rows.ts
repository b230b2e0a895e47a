import type { Language } from '#core/locale.ts';
import { sizeCode } from '#core/sku.ts';
import { type ColourPrice, lowestPrice, type PriceNow } from '../../catalogue/list-price.ts';
import type { ProductSize } from '../product-detail.ts';
import type { CardColour } from '../product-list.ts';
import type { Assortment } from './assortment.ts';
import { hasBit } from './bits.ts';
import type { Engine } from './engine.ts';
import { findPartNo, readPartNo } from './part-numbers.ts';
import { colourPriceOf } from './price-columns.ts';
import { findSlug } from './slug-table.ts';

/** Rows back to facts, and names of things to their rows. */

const baseWidth = 8;
const colourWidth = 12;

export const basePartNoOf = ({ columns }: Engine, product: number) =>
  readPartNo(columns.products.basePartNo, baseWidth, product);

export const partNoOf = ({ columns }: Engine, colour: number) =>
  readPartNo(columns.colours.partNo, colourWidth, colour);

export const skuOf = (engine: Engine, sku: number) =>
  partNoOf(engine, engine.columns.skus.colour[sku] ?? 0) + sizeOf(engine, sku);

const sizeOf = ({ columns }: Engine, sku: number) => columns.sizes[columns.skus.size[sku] ?? 0] ?? '';

export function findProductBySlug({ columns }: Engine, slug: string, language: Language): number | undefined {
  const texts = columns.texts.get(language);
  return texts && findSlug(columns.heap, texts.slug, texts.slugTable, slug);
}

export const findProductByBase = ({ columns }: Engine, basePartNo: string) =>
  findPartNo(columns.products.basePartNo, baseWidth, columns.products.byPartNo, basePartNo);

export const findColour = ({ columns }: Engine, partNo: string) =>
  findPartNo(columns.colours.partNo, colourWidth, columns.colours.byPartNo, partNo);

export function findSku(engine: Engine, sku: string): number | undefined {
  const colour = findColour(engine, sku.slice(0, colourWidth));
  const size = sizeCode(sku);
  return colour === undefined ? undefined : skusOf(engine, colour).find((row) => sizeOf(engine, row) === size);
}

export function findSkuByEan({ columns }: Engine, ean: string): number | undefined {
  const { ean: eans, byEan } = columns.skus;
  const wanted = Number(ean);
  if (!/^\d{13}$/.test(ean)) return undefined;
  let low = 0;
  let high = byEan.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const row = byEan[middle] ?? 0;
    const found = eans[row] ?? 0;
    if (found === wanted) return row;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

const rowsBetween = (first: number | undefined, end: number | undefined) =>
  Array.from({ length: (end ?? 0) - (first ?? 0) }, (_, at) => (first ?? 0) + at);

export const skusOf = ({ columns: { colours } }: Engine, colour: number) =>
  rowsBetween(colours.firstSku[colour], colours.firstSku[colour + 1]);

/** The colours that the viewer may see, the one to show first first. */
export const visibleColoursOf = ({ columns: { products } }: Engine, assortment: Assortment, product: number) =>
  rowsBetween(products.firstColour[product], products.firstColour[product + 1]).filter((colour) =>
    hasBit(assortment.visibleColours, colour),
  );

export function starsOf({ columns: { products } }: Engine, product: number) {
  const count = products.starsCount[product] ?? 0;
  return count === 0 ? undefined : { average: (products.starsAverage[product] ?? 0) / 100, count };
}

/** The list that prices a colour for this assortment. */
export function winningListOf({ columns }: Engine, { winningList }: Assortment, colour: number) {
  return columns.prices[(winningList[colour] ?? 0) - 1];
}

const nowOf = ({ columns }: Engine, prices: readonly (ColourPrice | undefined)[], now: Date) =>
  lowestPrice(
    prices.filter((price) => price !== undefined),
    columns.vatBasisPoints,
    now,
  );

/** The lowest price of some colours, each by the list that wins for it. */
export function priceOfColours(
  engine: Engine,
  assortment: Assortment,
  colours: readonly number[],
  now: Date,
): PriceNow | undefined {
  const prices = colours.map((colour) => {
    const list = winningListOf(engine, assortment, colour);
    return list && colourPriceOf(engine.columns, list, colour);
  });
  return nowOf(engine, prices, now);
}

export function priceOfSku(engine: Engine, assortment: Assortment, sku: number, now: Date): PriceNow | undefined {
  const colour = engine.columns.skus.colour[sku] ?? 0;
  const list = winningListOf(engine, assortment, colour);
  return list && nowOf(engine, [colourPriceOf(engine.columns, list, colour, sku)], now);
}

/** What the colours cost in one list by name, such as the public one beside somebody's own. */
export function priceInList(
  engine: Engine,
  listCode: string,
  colours: readonly number[],
  now: Date,
): PriceNow | undefined {
  const list = engine.columns.prices.find((one) => one.list.code === listCode);
  return (
    list &&
    nowOf(
      engine,
      colours.map((colour) => colourPriceOf(engine.columns, list, colour)),
      now,
    )
  );
}

export function cardColourOf(
  engine: Engine,
  assortment: Assortment,
  colour: number,
  { language, now }: { language: Language; now: Date },
): CardColour {
  const { columns, texts, palette } = engine;
  const product = columns.colours.product[colour] ?? 0;
  const partNo = partNoOf(engine, colour);
  const facts = texts.cardFacts(product).colours[colour - (columns.products.firstColour[product] ?? 0)];
  return {
    partNo,
    ...palette.lookOf(partNo, language),
    picture: facts?.picture,
    otherPicture: facts?.otherPicture,
    flags: facts?.flags ?? [],
    price: priceOfColours(engine, assortment, [colour], now),
    sizes: skusOf(engine, colour).map((sku) => sizeOf(engine, sku)),
  };
}

export function sizesOf(engine: Engine, assortment: Assortment, colour: number, now: Date): ProductSize[] {
  const { skus, alternates } = engine.columns;
  const partNo = partNoOf(engine, colour);
  return skusOf(engine, colour).map((sku) => {
    const code = sizeOf(engine, sku);
    const ean = skus.ean[sku] ?? 0;
    return {
      sku: partNo + code,
      code,
      alternate: alternates[(skus.alternate[sku] ?? 0) - 1],
      ean: ean === 0 ? undefined : String(ean).padStart(13, '0'),
      price: priceOfSku(engine, assortment, sku, now),
    };
  });
}

import type { Language } from '#core/locale.ts';
import { sizeCode } from '#core/sku.ts';
import type { Assortment } from './assortment.ts';
import { hasBit } from './bits.ts';
import { findPartNo, readPartNo } from './build/part-numbers.ts';
import { findSlug } from './build/slug-table.ts';
import type { Engine } from './engine.ts';

/** Converts rows to facts, and names to rows. */

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

/** The colours that the viewer may see, the preferred one first. */
export const visibleColoursOf = ({ columns: { products } }: Engine, assortment: Assortment, product: number) =>
  rowsBetween(products.firstColour[product], products.firstColour[product + 1]).filter((colour) =>
    hasBit(assortment.visibleColours, colour),
  );

export function starsOf({ columns: { products } }: Engine, product: number) {
  const count = products.starsCount[product] ?? 0;
  return count === 0 ? undefined : { average: (products.starsAverage[product] ?? 0) / 100, count };
}

/** The price list of a colour in this assortment. */
export function winningListOf({ columns }: Engine, { winningList }: Assortment, colour: number) {
  return columns.prices[(winningList[colour] ?? 0) - 1];
}

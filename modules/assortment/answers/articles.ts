import { basePartNumber, colourPartNumber, parsePartNumber, sizeCode } from '#core/sku.ts';
import { hasBit } from '../../list-engine/bits.ts';
import {
  findColour,
  findProductByBase,
  findSku,
  findSkuByEan,
  partNoOf,
  skuOf,
  skusOf,
  visibleColoursOf,
} from '../../list-engine/product-rows.ts';
import { nearKeys } from '../../text-search/near-keys.ts';
import { textAt } from '../../text-search/text-heap.ts';
import type { ArticleFound, ArticleName, Articles } from '../article.ts';
import type { Catalogue, CatalogueView } from '../catalogue.ts';

const baseLength = 8;
const colourLength = 12;
const mostNear = 3;

/** Looks up article numbers as people type them, in the visitor's assortment first and then in the public one. */
export function articlesIn(catalogue: Catalogue, own: CatalogueView, anybody: CatalogueView): Articles {
  const isSeen = (colour: number) => hasBit(own.assortment.visibleColours, colour);
  return {
    find: (name) => {
      const found = findFor(catalogue, own, name);
      if (found.length === 1 && found[0] !== undefined) return { kind: 'sku', sku: found[0] };
      if (found.length > 1) return { kind: 'several', skus: found };
      const [open, ...others] = own.assortment === anybody.assortment ? [] : findFor(catalogue, anybody, name);
      if (open !== undefined) return { kind: 'not-theirs', sku: others.length === 0 ? open : basePartNumber(open) };
      return similarTo(catalogue, own, name);
    },
    near: (number) => nearSkus(catalogue, own, number, isSeen),
  };
}

/** Returns all skus that a name matches in the given assortment. */
function findFor(catalogue: Catalogue, looking: CatalogueView, name: ArticleName): string[] {
  if (!('number' in name)) return byParts(catalogue, looking, name);
  const { engine } = catalogue;
  const isSeen = (colour: number) => hasBit(looking.assortment.visibleColours, colour);
  const seen = (row: number | undefined) =>
    row !== undefined && isSeen(engine.columns.skus.colour[row] ?? 0) ? [skuOf(engine, row)] : [];
  const byEan = seen(findSkuByEan(engine, name.number));
  if (byEan.length > 0) return byEan;
  const parsed = parsePartNumber(name.number);
  if (!parsed.ok) return [];
  const number = parsed.value;
  if (number.length > colourLength) return seen(findSku(engine, number));
  if (number.length === baseLength) return skusOfProduct(catalogue, looking, number);
  const colour = findColour(engine, number);
  return colour !== undefined && isSeen(colour) ? skusOf(engine, colour).map((row) => skuOf(engine, row)) : [];
}

function skusOfProduct({ engine }: Catalogue, { assortment }: CatalogueView, base: string): string[] {
  const product = findProductByBase(engine, base);
  if (product === undefined) return [];
  return visibleColoursOf(engine, assortment, product).flatMap((colour) =>
    skusOf(engine, colour).map((row) => skuOf(engine, row)),
  );
}

type Parts = Extract<ArticleName, { base: string }>;

function byParts(catalogue: Catalogue, looking: CatalogueView, { base, colour, size }: Parts): string[] {
  return coloursLike(catalogue, looking, base, colour).flatMap((row) => sizesLike(catalogue, row, size));
}

/** A colour can be given by its code or by its name in the shop. */
function coloursLike({ engine }: Catalogue, { assortment, dictionary }: CatalogueView, base: string, named: string) {
  const parsed = parsePartNumber(base);
  const product = parsed.ok ? findProductByBase(engine, parsed.value) : undefined;
  if (product === undefined) return [];
  const wanted = plain(named);
  const colours = visibleColoursOf(engine, assortment, product);
  const exact = colours.filter((colour) => {
    const partNo = partNoOf(engine, colour);
    return wanted === plain(partNo.slice(baseLength)) || wanted === plain(dictionary.lookOf(partNo).name);
  });
  if (exact.length > 0) return exact;
  return colours.filter((colour) => plain(dictionary.lookOf(partNoOf(engine, colour)).name).startsWith(wanted));
}

function sizesLike({ engine }: Catalogue, colour: number, named: string): string[] {
  const { skus, alternates } = engine.columns;
  const wanted = plain(named);
  const rows = skusOf(engine, colour);
  const exact = rows.filter((row) => plain(sizeCode(skuOf(engine, row))) === wanted);
  const meant =
    exact.length > 0 ? exact : rows.filter((row) => plain(alternates[(skus.alternate[row] ?? 0) - 1] ?? '') === wanted);
  return meant.map((row) => skuOf(engine, row));
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** If the product exists but the colour or size does not, returns the nearest existing skus. */
function similarTo(catalogue: Catalogue, own: CatalogueView, name: ArticleName): ArticleFound {
  if ('number' in name) return { kind: 'none' };
  const { engine } = catalogue;
  const ofColour = coloursLike(catalogue, own, name.base, name.colour).flatMap((row) =>
    skusOf(engine, row).map((sku) => skuOf(engine, sku)),
  );
  const all = ofColour.length > 0 ? ofColour : findFor(catalogue, own, { number: name.base });
  const ofSize = all.filter((sku) => plain(sizeCode(sku)) === plain(name.size));
  const skus = ofSize.length > 0 ? ofSize : all;
  return skus.length > 0 ? { kind: 'similar', skus } : { kind: 'none' };
}

/**
 * Returns other sizes of the same colour, or the same size in colours whose number differs by one or two characters.
 */
function nearSkus(
  catalogue: Catalogue,
  own: CatalogueView,
  typed: string,
  isSeen: (colour: number) => boolean,
): string[] {
  const { engine } = catalogue;
  const parsed = parsePartNumber(typed);
  const number = parsed.ok ? parsed.value : '';
  if (number.length < colourLength) return [];
  const [partNo, size] = [colourPartNumber(number), sizeCode(number)];
  const known = findColour(engine, partNo);
  if (known !== undefined && isSeen(known)) {
    const sizes = skusOf(engine, known).map((row) => sizeCode(skuOf(engine, row)));
    return nearestSizes(sizes, size).map((code) => `${partNo}${code}`);
  }
  const index = catalogue.indexIn(own.dictionary.language);
  if (!index) return [];
  const colours = nearKeys(index.numbers.partNos, partNo, 1)
    .map(({ key }) => findColour(engine, textAt(index.numbers.partNos, key)))
    .filter((colour) => colour !== undefined)
    .filter(isSeen);
  const inSize = colours.flatMap((colour) => findSku(engine, `${partNoOf(engine, colour)}${size}`) ?? []);
  const rows = inSize.length > 0 ? inSize : colours.flatMap((colour) => skusOf(engine, colour).slice(0, 1));
  return [...new Set(rows)].slice(0, mostNear).map((row) => skuOf(engine, row));
}

/** Sorted by the length of the common prefix, then by numeric distance: the nearest sizes to C51 are C50 and C52. */
function nearestSizes(sizes: readonly string[], wanted: string): string[] {
  const numberIn = (size: string) => Number(/\d+/.exec(size)?.[0] ?? 0);
  const shared = (size: string) => size.split('').findIndex((letter, at) => letter !== wanted[at]);
  const place = (size: string) => (shared(size) === -1 ? size.length : shared(size));
  return sizes
    .toSorted(
      (a, b) =>
        Number(place(b) > 0) - Number(place(a) > 0) ||
        Math.abs(numberIn(a) - numberIn(wanted)) - Math.abs(numberIn(b) - numberIn(wanted)) ||
        place(b) - place(a),
    )
    .slice(0, mostNear);
}

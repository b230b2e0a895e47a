import type { Columns } from '../columns.ts';
import { colourParts, type FilterSlots } from '../filter-slots.ts';
import type { SourceProduct } from '../source.ts';
import { createDictionary } from './dictionary-numbers.ts';
import { orderOf } from './part-numbers.ts';
import { sharedCodes, sharedU8, sharedU16, sharedU32 } from './shared-memory.ts';
import type { createSkuColumns } from './sku-columns.ts';

type Colour = SourceProduct['colours'][number];

/** One row per colour; colours of a product are adjacent, the preferred one first. */
export function createColourColumns(slots: FilterSlots, skus: ReturnType<typeof createSkuColumns>, market: string) {
  const partNos: string[] = [];
  const product: number[] = [];
  const firstSku = [0];
  const popRank30: number[] = [];
  const popRank60: number[] = [];
  const isPreferred: number[] = [];
  const look: number[] = [];
  const sizeSets = createDictionary();
  const sizeSet: number[] = [];
  const firstValue = [0];
  const values: number[] = [];
  const rankOf = ({ popularity }: Colour) => popularity?.[market]?.popRank30 ?? Number.MAX_SAFE_INTEGER;
  const add = (productRow: number, sold: Colour, looks: Map<string, number>) => {
    const row = partNos.length;
    const { main } = colourParts(sold);
    const first = looks.get(main) ?? row;
    looks.set(main, first);
    const ranks = sold.popularity?.[market];
    partNos.push(sold.partNo);
    product.push(productRow);
    popRank30.push(ranks?.popRank30 ?? 0);
    popRank60.push(ranks?.popRank60 ?? 0);
    isPreferred.push(sold.bestSellingColorOverride ? 1 : 0);
    look.push(first);
    values.push(...slots.colourSlots(sold));
    firstValue.push(values.length);
    const rows = sold.sizes.map((size) => [size.code, skus.add(row, size)] as const);
    firstSku.push(skus.count());
    const inSet = sold.sizes.map((size) => slots.sizeSlots(size).join(':')).sort();
    sizeSet.push(sizeSets.numberOf(inSet.join(' ')));
    return { colour: { row, partNo: sold.partNo }, skuOfSize: new Map(rows) };
  };
  return {
    count: () => partNos.length,
    /** The shop owner's preferred colour first, then by sales rank. */
    ranked: (colours: readonly Colour[]) =>
      colours.toSorted(
        (a, b) =>
          Number(b.bestSellingColorOverride ?? false) - Number(a.bestSellingColorOverride ?? false) ||
          rankOf(a) - rankOf(b) ||
          (a.partNo < b.partNo ? -1 : 1),
      ),
    add: (productRow: number, colours: readonly Colour[]) => {
      const looks = new Map<string, number>();
      return colours.map((colour) => add(productRow, colour, looks));
    },
    finish: (): Columns['colours'] => ({
      partNo: sharedCodes(partNos),
      byPartNo: sharedU32(orderOf(partNos)),
      product: sharedU32(product),
      firstSku: sharedU32(firstSku),
      popRank30: sharedU32(popRank30),
      popRank60: sharedU32(popRank60),
      isPreferred: sharedU8(isPreferred),
      look: sharedU32(look),
      sizeSet: sharedU32(sizeSet),
      firstValue: sharedU32(firstValue),
      values: sharedU16(values),
    }),
  };
}

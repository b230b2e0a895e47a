import type { Columns } from '../columns.ts';
import type { FilterSlots } from '../filter-slots.ts';
import type { SourceProduct } from '../source.ts';
import { createDictionary } from './dictionary-numbers.ts';
import { orderOf } from './part-numbers.ts';
import { sharedF64, sharedU16, sharedU32 } from './shared-memory.ts';

type Size = SourceProduct['colours'][number]['sizes'][number];

/** One row per sku; skus of a colour are adjacent. */
export function createSkuColumns(slots: FilterSlots) {
  const sizeWords = createDictionary();
  const alternateWords = createDictionary();
  const colour: number[] = [];
  const size: number[] = [];
  const alternate: number[] = [];
  const ean: number[] = [];
  const values = Array.from({ length: slots.sizeFilterCount }, (): number[] => []);
  return {
    count: () => colour.length,
    sizes: sizeWords.words,
    alternates: alternateWords.words,
    add: (colourRow: number, sold: Size) => {
      colour.push(colourRow);
      size.push(sizeWords.numberOf(sold.code));
      alternate.push(sold.alternate === undefined ? 0 : alternateWords.numberOf(sold.alternate) + 1);
      ean.push(Number(sold.ean ?? 0));
      for (const [filter, slot] of slots.sizeSlots(sold).entries()) values[filter]?.push(slot);
      return colour.length - 1;
    },
    finish: (): Columns['skus'] => ({
      colour: sharedU32(colour),
      size: sharedU16(size),
      alternate: sharedU16(alternate),
      ean: sharedF64(ean),
      byEan: sharedU32(orderOf(ean)),
      values: values.map(sharedU16),
    }),
  };
}

import { setBit, wordsFor } from '../bits.ts';
import type { Columns } from '../columns.ts';
import type { FilterSlots } from '../filter-slots.ts';
import type { SourceProduct } from '../source.ts';
import { orderOf } from './part-numbers.ts';
import { sharedBits, sharedCodes, sharedI32, sharedU16, sharedU32 } from './shared-memory.ts';

/** Article types that lists show. Services, freight and tax are articles too, but are not listed. */
const listedArticles: ReadonlySet<string> = new Set(['DefaultArticle', 'ExternalArticle']);
const newsFlag = 'news';

/** One row per product. */
export function createProductColumns(slots: FilterSlots) {
  const basePartNos: string[] = [];
  const seen = new Set<string>();
  const firstColour = [0];
  const manufacturerId: number[] = [];
  const packSizes: number[] = [];
  const starsAverage: number[] = [];
  const starsCount: number[] = [];
  const firstValue = [0];
  const values: number[] = [];
  const listed: number[] = [];
  const isPublic: number[] = [];
  const isNews: number[] = [];
  return {
    count: () => basePartNos.length,
    add: (product: SourceProduct, packSize: number): number => {
      const row = basePartNos.length;
      if (seen.has(product.basePartNo)) throw new RangeError(`${product.basePartNo} was added already`);
      seen.add(product.basePartNo);
      basePartNos.push(product.basePartNo);
      manufacturerId.push(product.manufacturerId);
      packSizes.push(packSize);
      starsAverage.push(Math.round((product.stars?.average ?? 0) * 100));
      starsCount.push(product.stars?.count ?? 0);
      values.push(...slots.productSlots(product));
      firstValue.push(values.length);
      if (listedArticles.has(product.articleType)) listed.push(row);
      if (product.publicAssortment) isPublic.push(row);
      if (product.flags.includes(newsFlag)) isNews.push(row);
      return row;
    },
    /** Ends the colour range of the last product. */
    endColours: (end: number) => firstColour.push(end),
    finish: (): Columns['products'] => ({
      basePartNo: sharedCodes(basePartNos),
      byPartNo: sharedU32(orderOf(basePartNos)),
      firstColour: sharedU32(firstColour),
      manufacturerId: sharedI32(manufacturerId),
      packSize: sharedU32(packSizes),
      starsAverage: sharedU16(starsAverage),
      starsCount: sharedU32(starsCount),
      firstValue: sharedU32(firstValue),
      values: sharedU16(values),
      listed: sharedBits(listed, basePartNos.length),
      isPublic: sharedBits(isPublic, basePartNos.length),
      isNews: sharedBits(isNews, basePartNos.length),
    }),
    /** One product bitset per value of product-level filters. */
    valueBits: (): Uint32Array => {
      const words = wordsFor(basePartNos.length);
      const bits = sharedU32(new Uint32Array(words * slots.valueIds.length));
      for (let row = 0; row < basePartNos.length; row += 1)
        for (let at = firstValue[row] ?? 0; at < (firstValue[row + 1] ?? 0); at += 1)
          setBit(bits, (values[at] ?? 0) * words * 32 + row);
      return bits;
    },
  };
}

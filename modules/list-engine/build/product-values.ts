import type { Assortment } from '../assortment.ts';
import { hasBit, setBit, wordsFor } from '../bits.ts';
import type { Columns } from '../columns.ts';

type VisibleParts = Pick<Assortment, 'visible' | 'visibleColours' | 'sizeSet' | 'sizeSets'>;

/** The visible values of each product: by product, and as one bitset per value. */
export function productValues(columns: Columns, seen: VisibleParts): Pick<Assortment, 'values' | 'valueBits'> {
  const { productCount: count, products, colours } = columns;
  const words = wordsFor(count);
  const valueBits = new Uint32Array(columns.valueBits);
  const first = new Uint32Array(count + 1);
  const slots: number[] = [];
  for (let row = 0; row < count; row += 1) {
    if (hasBit(seen.visible, row)) {
      for (let at = products.firstValue[row] ?? 0; at < (products.firstValue[row + 1] ?? 0); at += 1)
        slots.push(products.values[at] ?? 0);
      for (let colour = products.firstColour[row] ?? 0; colour < (products.firstColour[row + 1] ?? 0); colour += 1) {
        if (!hasBit(seen.visibleColours, colour)) continue;
        for (let at = colours.firstValue[colour] ?? 0; at < (colours.firstValue[colour + 1] ?? 0); at += 1) {
          const slot = colours.values[at] ?? 0;
          if (hasBit(valueBits, slot * words * 32 + row)) continue;
          slots.push(slot);
          setBit(valueBits, slot * words * 32 + row);
        }
      }
      for (const slot of seen.sizeSets[seen.sizeSet[row] ?? 0]?.slots ?? []) setBit(valueBits, slot * words * 32 + row);
    }
    first[row + 1] = slots.length;
  }
  return { values: { first, slots: Uint16Array.from(slots) }, valueBits };
}

import type { SizeSet } from '../assortment.ts';
import type { Columns } from '../columns.ts';

/** Colours of a product with different sizes share the union of their size sets. */
export function createSizeSets(columns: Columns) {
  const { colours, colourCount } = columns;
  const exampleOf = new Map<number, Uint32Array>();
  for (let colour = 0; colour < colourCount; colour += 1) {
    const set = colours.sizeSet[colour] ?? 0;
    if (exampleOf.has(set)) continue;
    const first = colours.firstSku[colour] ?? 0;
    exampleOf.set(
      set,
      Uint32Array.from({ length: (colours.firstSku[colour + 1] ?? 0) - first }, (_, at) => first + at),
    );
  }
  const all: SizeSet[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    numberOf: (sets: readonly number[]) => {
      const key = sets.length === 1 ? String(sets[0]) : sets.toSorted((a, b) => a - b).join(' ');
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const held = Uint32Array.from(sets.flatMap((set) => [...(exampleOf.get(set) ?? [])]));
      all.push({ skus: held, slots: slotsOf(columns, held) });
      numbers.set(key, all.length - 1);
      return all.length - 1;
    },
  };
}

function slotsOf({ skus }: Columns, held: Uint32Array): Uint16Array {
  const slots = [...held].flatMap((sku) => skus.values.map((values) => (values[sku] ?? 0) - 1));
  return Uint16Array.from(new Set(slots.filter((slot) => slot !== -1)));
}

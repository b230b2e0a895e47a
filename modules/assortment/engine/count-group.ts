import type { Assortment } from './assortment.ts';
import type { Chosen } from './choice.ts';
import type { FilterColumn } from './columns.ts';
import { countListed, countListedColours } from './count-listed.ts';
import { countFilter, countSqueezed } from './count-sets.ts';
import { countSizes } from './count-sizes.ts';
import type { Engine } from './engine.ts';

/** What it costs to look at one value of one product, in words of sets that are counted meanwhile. */
const listingSteps = 4;

type Group = {
  /** How many words are squeezed. */
  readonly squeezed: number;
  readonly isCounted: readonly boolean[];
  /** Another filter of sizes lets only some sizes count. */
  readonly chosenSize: Chosen | undefined;
  readonly sign: 1 | -1;
  readonly counts: Uint32Array;
};

/** Some of the filters over the squeezed set, each in the way that is the least work. */
export function countGroup(engine: Engine, assortment: Assortment, group: Group): void {
  const { squeezed, isCounted, chosenSize, sign, counts } = group;
  const { columns } = engine;
  if (squeezed === 0) return;
  const products = countSqueezed(engine, squeezed);
  const ofLevel = (level: FilterColumn['level']) =>
    columns.filters.flatMap((column, filter) => (column.level === level && isCounted[filter] ? [filter] : []));
  const slotsOf = (filters: readonly number[]) =>
    filters.reduce((sum, filter) => sum + (columns.filters[filter]?.slotCount ?? 0), 0);
  const ofProducts = ofLevel('product');
  const ofColours = ofLevel('colour');
  const valuesOfOne = columns.products.values.length / columns.productCount;
  if (products * valuesOfOne * listingSteps < slotsOf(ofProducts) * squeezed)
    countListed(engine, isCounted, squeezed, sign, counts);
  else for (const filter of ofProducts) countFilter(engine, assortment, filter, squeezed, sign, counts);
  const coloursOfOne = (2 * columns.colourCount + columns.colours.values.length) / columns.productCount;
  if (products * coloursOfOne * listingSteps < slotsOf(ofColours) * squeezed)
    countListedColours(engine, assortment, isCounted, squeezed, sign, counts);
  else for (const filter of ofColours) countFilter(engine, assortment, filter, squeezed, sign, counts);
  const sizeFilters = columns.filters.flatMap((column, filter) => (column.level === 'size' ? [filter] : []));
  const wanted = sizeFilters.map((filter) => isCounted[filter] === true);
  if (wanted.includes(true)) countSizes(engine, assortment, wanted, squeezed, sign, counts, chosenSize);
}

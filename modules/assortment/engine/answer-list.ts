import type { Assortment, PlaceFacts } from './assortment.ts';
import { type Choice, type Chosen, isToldBySets, readChoice } from './choice.ts';
import type { FilterColumn } from './columns.ts';
import { countFilter, countListed, countListedColours, countSizes, countSqueezed, squeeze } from './count-sets.ts';
import type { Engine } from './engine.ts';
import type { ListAnswer, ListRequest } from './list-answer.ts';
import { addFronts, listRows } from './list-rows.ts';
import { enterPlace, keepHits, narrow, part } from './narrow.ts';
import { grossLimits } from './price-limits.ts';
import { scanMixed } from './scan.ts';

/** How many places' counts without a choice are kept for each assortment. */
const placesKept = 256;

/** What it costs to look at one value of one product, in words of sets that are counted meanwhile. */
const listingSteps = 4;

/** Stamps are numbers of 32 bits: long before they run out they begin anew. */
const lastGeneration = 2 ** 30;

/**
 * The results of a page and, for every value of every filter, how many results there would be. A product passes if one and the same
 * of its visible skus passes all that is chosen of colours, sizes and price.
 */
export function answerList(engine: Engine, assortment: Assortment, request: ListRequest): ListAnswer {
  renewStamps(engine);
  const choice = readChoice(engine, assortment, request);
  let live = enterPlace(engine, assortment, request.place);
  const facts = placeFacts(engine, assortment, request, live);
  if (request.hits) live = keepHits(engine, request.hits);
  const { selected, matched, matchedColours } = engine.scratch;
  for (const { slots } of choice.chosen) for (const slot of slots) selected[slot] = 1;
  matched.fill(0);
  if (choice.unit !== 'product' && choice.unit !== 'sku') matchedColours.fill(0);

  narrow(engine, assortment, choice.chosen, live);
  part(engine, assortment, choice, live, isToldBySets(engine, choice));
  const isUntouched = choice.chosen.length === 0 && !choice.price && !request.hits && choice.unit === 'product';
  const counts = isUntouched ? facts.counts.slice() : countSimple(engine, assortment, choice, live, facts);
  const matchedSkus: number[] = [];
  const simple = takeSimple(engine, assortment, choice, live);
  const total = simple + scanMixed(engine, assortment, choice, live, counts, matchedSkus);
  const limits = grossLimits(engine, assortment, choice, live);
  const page = Math.max(1, Math.min(Math.trunc(request.page) || 1, Math.ceil(total / request.pageSize)));
  const asked = { engine, assortment, request, choice };
  const rows = listRows(
    { ...asked, page: { first: (page - 1) * request.pageSize, size: request.pageSize } },
    total,
    matchedSkus,
  );
  for (const { slots } of choice.chosen) for (const slot of slots) selected[slot] = 0;
  return {
    total,
    page,
    rows,
    counts,
    present: facts.present,
    priceLimits: limits && engine.amounts.limitsOf(limits.low, limits.high, request.priceMode),
  };
}

function renewStamps({ scratch }: Engine): void {
  if (scratch.generation.of < lastGeneration) return;
  scratch.stamps.fill(0);
  scratch.provisional.fill(0);
  scratch.fronts.of.fill(0);
  scratch.generation.of = 0;
}

/** What a place offers as long as nothing is chosen; `base` holds its products. */
function placeFacts(engine: Engine, assortment: Assortment, { place }: ListRequest, live: number): PlaceFacts {
  const { category = '', section = '', group = '', family = '', categoryContext = '' } = place;
  const key = [category, section, group, family, categoryContext].join('|');
  const known = assortment.places.get(key);
  if (known) return known;
  const counts = new Uint32Array(engine.columns.valueIds.length);
  const squeezed = squeeze(engine, engine.scratch.base, undefined, live);
  for (const filter of engine.columns.filters.keys())
    countFilter(engine, assortment, filter, squeezed, counts, undefined);
  const facts = { counts, present: Uint8Array.from(counts, (count) => (count > 0 ? 1 : 0)) };
  // A place that does not exist is asked for once, by mistake or by malice.
  if (live > 0 && assortment.places.size < placesKept) assortment.places.set(key, facts);
  return facts;
}

/** Counts for the products of which sets tell the truth. */
function countSimple(
  engine: Engine,
  assortment: Assortment,
  { chosen }: Choice,
  live: number,
  { present }: PlaceFacts,
): Uint32Array {
  const { columns, scratch } = engine;
  const counts = new Uint32Array(columns.valueIds.length);
  const leftOut = chosen.filter(({ column }) => !column.isAndFilter);
  const isShared = columns.filters.map((_, filter) => !leftOut.some((one) => one.filter === filter));
  countGroup(engine, assortment, { set: scratch.full, live, isCounted: isShared, chosen, present, counts });
  for (const [at, { filter, column }] of chosen.entries()) {
    if (column.isAndFilter) continue;
    const isCounted = columns.filters.map((_, other) => other === filter);
    countGroup(engine, assortment, {
      set: scratch.without[at] ?? scratch.full,
      live,
      isCounted,
      chosen,
      present,
      counts,
    });
  }
  return counts;
}

type Group = {
  set: Uint32Array;
  live: number;
  isCounted: readonly boolean[];
  chosen: readonly Chosen[];
  present: Uint8Array;
  counts: Uint32Array;
};

/** Some of the filters over one set, each in the way that is the least work. */
function countGroup(engine: Engine, assortment: Assortment, group: Group): void {
  const { set, live, isCounted, chosen, present, counts } = group;
  const { columns, scratch } = engine;
  const squeezed = squeeze(engine, set, scratch.simple, live);
  if (squeezed === 0) return;
  const products = countSqueezed(engine, squeezed);
  const chosenSize = chosen.find(({ column }) => column.level === 'size');
  const ofLevel = (level: FilterColumn['level']) =>
    columns.filters.flatMap((column, filter) => (column.level === level && isCounted[filter] ? [filter] : []));
  const slotsOf = (filters: readonly number[]) =>
    filters.reduce((sum, filter) => sum + (columns.filters[filter]?.slotCount ?? 0), 0);
  const ofProducts = ofLevel('product');
  const ofColours = ofLevel('colour');
  const valuesOfOne = columns.products.values.length / columns.productCount;
  if (products * valuesOfOne * listingSteps < slotsOf(ofProducts) * squeezed)
    countListed(engine, isCounted, squeezed, counts);
  else for (const filter of ofProducts) countFilter(engine, assortment, filter, squeezed, counts, present);
  const coloursOfOne = (2 * columns.colourCount + columns.colours.values.length) / columns.productCount;
  if (products * coloursOfOne * listingSteps < slotsOf(ofColours) * squeezed)
    countListedColours(engine, assortment, isCounted, squeezed, counts);
  else for (const filter of ofColours) countFilter(engine, assortment, filter, squeezed, counts, present);
  const sizeFilters = columns.filters.flatMap((column, filter) => (column.level === 'size' ? [filter] : []));
  const wanted = sizeFilters.map((filter) => isCounted[filter] === true);
  if (wanted.includes(true)) countSizes(engine, assortment, wanted, squeezed, counts, chosenSize);
}

/** Puts the simple products that pass among the results; answers how many they are. */
function takeSimple(engine: Engine, assortment: Assortment, choice: Choice, live: number): number {
  const { full, simple, matched, wordAt, wordOf } = engine.scratch;
  const squeezed = squeeze(engine, full, simple, live);
  for (let at = 0; at < squeezed; at += 1) matched[wordAt[at] ?? 0] = wordOf[at] ?? 0;
  if (choice.unit === 'front') addFronts(engine, assortment, squeezed);
  return countSqueezed(engine, squeezed);
}

import type { Sort } from '../listing.ts';
import type { Assortment, Order } from './assortment.ts';
import { hasBit, lowestBit, setBit } from './bits.ts';
import type { Choice } from './choice.ts';
import type { Engine } from './engine.ts';
import type { ListRequest, ListRow } from './list-answer.ts';
import { colourMatcher } from './match-variants.ts';
import { sortedRows } from './orders.ts';

const byPopularity: Sort = { field: 'PopularityRank', order: 'asc' };

/** What sorting costs for each row, in steps of walking the whole order until the page is full. */
const sortingSteps = 16;

type Page = { readonly first: number; readonly size: number };
type Asked = { engine: Engine; assortment: Assortment; request: ListRequest; choice: Choice; page: Page };

/** The rows of a page, from the sets of matched products or colours, or the list of matched skus. */
export function listRows(asked: Asked, total: number, matchedSkus: number[]): ListRow[] {
  const { engine, assortment, choice } = asked;
  const { columns, scratch } = engine;
  if (choice.unit === 'sku') {
    const rows = skusOfPage(asked, matchedSkus);
    return rows.map((sku) => {
      const colour = columns.skus.colour[sku] ?? 0;
      return { ...rowOf(engine, assortment, columns.colours.product[colour] ?? 0, colour, 'sku'), sku };
    });
  }
  if (choice.unit === 'product') {
    const matches = colourMatcher(engine, assortment, choice);
    const isNarrowed = choice.price !== undefined || choice.chosen.some(({ column }) => column.level !== 'product');
    return rowsOfPage(asked, 'product', scratch.matched, total).map((product) =>
      rowOf(engine, assortment, product, isNarrowed ? findColour(engine, assortment, product, matches) : -1, 'product'),
    );
  }
  return rowsOfPage(asked, 'colour', scratch.matchedColours, total).map((colour) =>
    rowOf(engine, assortment, columns.colours.product[colour] ?? 0, colour, 'colour'),
  );
}

/** Products of which sets told the truth have one card: in front stands the first visible colour that was chosen. */
export function addFronts(engine: Engine, assortment: Assortment, squeezed: number): void {
  const { wordAt, wordOf, matchedColours, selected } = engine.scratch;
  const { firstValue, values } = engine.columns.colours;
  const { filterOf, colourFilter } = engine;
  const isChosen = (colour: number) => {
    for (let at = firstValue[colour] ?? 0; at < (firstValue[colour + 1] ?? 0); at += 1) {
      const slot = values[at] ?? 0;
      if (filterOf[slot] === colourFilter && selected[slot] === 1) return true;
    }
    return false;
  };
  for (let at = 0; at < squeezed; at += 1)
    for (let left = wordOf[at] ?? 0; left !== 0; left &= left - 1) {
      const front = findColour(engine, assortment, (wordAt[at] ?? 0) * 32 + lowestBit(left), isChosen);
      if (front !== -1) setBit(matchedColours, front);
    }
}

function findColour(
  { columns }: Engine,
  { visibleColours }: Assortment,
  product: number,
  isMeant: (colour: number) => boolean,
): number {
  const { firstColour } = columns.products;
  for (let colour = firstColour[product] ?? 0; colour < (firstColour[product + 1] ?? 0); colour += 1)
    if (hasBit(visibleColours, colour) && isMeant(colour)) return colour;
  return -1;
}

function rowOf(
  { columns }: Engine,
  { visibleColours }: Assortment,
  product: number,
  front: number,
  standsFor: ListRow['standsFor'],
): ListRow {
  const { firstColour } = columns.products;
  const colours = front === -1 ? [] : [front];
  for (let colour = firstColour[product] ?? 0; colour < (firstColour[product + 1] ?? 0); colour += 1)
    if (colour !== front && hasBit(visibleColours, colour)) colours.push(colour);
  return { product, colours, standsFor };
}

function orderFor({ engine, assortment, request }: Asked, unit: 'product' | 'colour'): Order {
  const { columns, ties } = engine;
  const { sort = byPopularity, language } = request;
  return sortedRows({ columns, assortment, ties, sort, language }, unit);
}

function rowsOfPage(asked: Asked, unit: 'product' | 'colour', set: Uint32Array, total: number): number[] {
  const { engine, request, page } = asked;
  if (!request.sort && request.hits) return rowsByHits(asked, unit, set, request.hits);
  const order = orderFor(asked, unit);
  const count = Math.min(page.size, total - page.first);
  const walk = ((page.first + count) * order.rows.length) / Math.max(1, total);
  if (total * sortingSteps < walk) {
    const { keys } = engine.scratch;
    let filled = 0;
    for (let word = 0; word < set.length; word += 1)
      for (let left = set[word] ?? 0; left !== 0; left &= left - 1)
        keys[filled++] = order.places[word * 32 + lowestBit(left)] ?? 0;
    const sorted = keys.subarray(0, filled).sort();
    return Array.from({ length: count }, (_, at) => order.rows[sorted[page.first + at] ?? 0] ?? 0);
  }
  const rows: number[] = [];
  let skipped = 0;
  for (let place = 0; rows.length < count && place < order.rows.length; place += 1) {
    const row = order.rows[place] ?? 0;
    if (!hasBit(set, row)) continue;
    if (skipped < page.first) skipped += 1;
    else rows.push(row);
  }
  return rows;
}

function rowsByHits(
  { engine, page }: Asked,
  unit: 'product' | 'colour',
  set: Uint32Array,
  hits: Uint32Array,
): number[] {
  const { firstColour } = engine.columns.products;
  const rows: number[] = [];
  let skipped = 0;
  const take = (row: number) => {
    if (!hasBit(set, row)) return;
    if (skipped < page.first) skipped += 1;
    else rows.push(row);
  };
  for (const product of hits) {
    if (rows.length >= page.size) break;
    if (unit === 'product') take(product);
    else
      for (let colour = firstColour[product] ?? 0; colour < (firstColour[product + 1] ?? 0); colour += 1) take(colour);
  }
  return rows.slice(0, page.size);
}

/** Sorted as their colours are, save that a price is a sku's own; sizes stay in their order. */
function skusOfPage(asked: Asked, matchedSkus: number[]): number[] {
  const { engine, assortment, request, page } = asked;
  const { columns, ties } = engine;
  const end = page.first + page.size;
  const colourOf = (sku: number) => columns.skus.colour[sku] ?? 0;
  const tieOf = (sku: number) => ties.colours.places[colourOf(sku)] ?? 0;
  if (!request.sort && request.hits) {
    const placeOf = new Map([...request.hits].map((product, place) => [product, place]));
    const place = (sku: number) => placeOf.get(columns.colours.product[colourOf(sku)] ?? 0) ?? 0;
    return matchedSkus.sort((a, b) => place(a) - place(b) || a - b).slice(page.first, end);
  }
  const { field, order } = request.sort ?? byPopularity;
  if (field === 'LowestPrice' || field === 'HighestPrice') {
    const gross = (sku: number) => assortment.skuGross[sku] ?? -1;
    const sign = order === 'asc' ? 1 : -1;
    const isMissing = (sku: number) => Number(gross(sku) === -1);
    return matchedSkus
      .sort((a, b) => isMissing(a) - isMissing(b) || sign * (gross(a) - gross(b)) || tieOf(a) - tieOf(b) || a - b)
      .slice(page.first, end);
  }
  const { places } = orderFor(asked, 'colour');
  return matchedSkus
    .sort((a, b) => (places[colourOf(a)] ?? 0) - (places[colourOf(b)] ?? 0) || a - b)
    .slice(page.first, end);
}

import type { Sort } from '../listing.ts';
import type { Assortment, Ground } from './assortment.ts';
import { lowestBit } from './bits.ts';
import type { Engine } from './engine.ts';
import type { ListRequest } from './list-answer.ts';
import { sortedRows } from './orders.ts';
import type { Results } from './results.ts';

const byPopularity: Sort = { field: 'PopularityRank', order: 'asc' };

/** What sorting costs for each row, in steps of walking the whole order until the page is full. */
const sortingSteps = 16;

type Asked = {
  readonly engine: Engine;
  readonly assortment: Assortment;
  readonly ground: Ground;
  readonly request: ListRequest;
  readonly total: number;
  readonly first: number;
};

/** The results of a page, as rows of their unit. */
export function rowsOfPage(asked: Asked, results: Results): number[] {
  const { engine, assortment, request, total, first } = asked;
  const { columns, ties } = engine;
  const { sort = byPopularity, language, hits, pageSize } = request;
  const count = Math.min(pageSize, total - first);
  if (!request.sort && hits) return leaf(rowsOfHits(engine, hits, results), results, first, count);
  const order = sortedRows({ columns, assortment, ties, sort, language }, results.unit);
  const walk = ((first + count) * order.rows.length) / Math.max(1, total);
  if (total * sortingSteps >= walk) return leaf(order.rows, results, first, count);
  const places: number[] = [];
  for (const row of rowsInFull(asked, results)) if (results.isResult(row)) places.push(order.places[row] ?? 0);
  const sorted = Uint32Array.from(places).sort();
  return Array.from({ length: count }, (_, at) => order.rows[sorted[first + at] ?? 0] ?? 0);
}

function leaf(rows: Iterable<number>, results: Results, first: number, count: number): number[] {
  const found: number[] = [];
  let skipped = 0;
  if (count > 0)
    for (const row of rows) {
      if (!results.isResult(row)) continue;
      if (skipped < first) skipped += 1;
      else if (found.push(row) === count) break;
    }
  return found;
}

function* rowsOfHits(engine: Engine, hits: Uint32Array, results: Results): Iterable<number> {
  for (const product of hits) yield* partsOf(engine, product, results);
}

function* rowsInFull({ engine, ground }: Asked, results: Results): Iterable<number> {
  const { full } = engine.scratch;
  for (const word of ground.live)
    for (let left = full[word] ?? 0; left !== 0; left &= left - 1)
      yield* partsOf(engine, word * 32 + lowestBit(left), results);
}

/** A product, or its colours, or their sizes. */
function* partsOf({ columns: { products, colours } }: Engine, product: number, { unit }: Results): Iterable<number> {
  const [firstColour, endColour] = [products.firstColour[product] ?? 0, products.firstColour[product + 1] ?? 0];
  const isColour = unit === 'colour';
  const first = unit === 'product' ? product : isColour ? firstColour : (colours.firstSku[firstColour] ?? 0);
  const end = unit === 'product' ? product + 1 : isColour ? endColour : (colours.firstSku[endColour] ?? 0);
  for (let row = first; row < end; row += 1) yield row;
}

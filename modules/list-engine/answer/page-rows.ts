import type { Assortment, Ground } from '../assortment.ts';
import { lowestBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import type { ListRequest } from '../list-answer.ts';
import type { Sort } from '../listing.ts';
import { sortedRows } from './orders.ts';
import type { Results } from './results.ts';

const byPopularity: Sort = { field: 'PopularityRank', order: 'asc' };

/** Cost of sorting a row, relative to one step of walking the presorted order. */
const sortingSteps = 16;

type PageQuery = {
  readonly engine: Engine;
  readonly assortment: Assortment;
  readonly ground: Ground;
  readonly request: ListRequest;
  readonly total: number;
  readonly first: number;
};

/** The results of a page, as rows of their unit. */
export function rowsOfPage(asked: PageQuery, results: Results): number[] {
  const { engine, assortment, request, total, first } = asked;
  const { columns, ties } = engine;
  const { sort = byPopularity, language, hits, pageSize } = request;
  const count = Math.max(0, Math.min(pageSize, total - first));
  if (!request.sort && hits) return rowsByHits(engine, hits, results, first + count).slice(first);
  const order = sortedRows({ columns, assortment, ties, sort, language }, results.unit);
  const walk = ((first + count) * order.rows.length) / Math.max(1, total);
  if (total * sortingSteps >= walk) return walkOrder(order.rows, results, first, count);
  const places = Uint32Array.from(rowsInFull(asked, results), (row) => order.places[row] ?? 0).sort();
  return Array.from({ length: count }, (_, at) => order.rows[places[first + at] ?? 0] ?? 0);
}

function walkOrder(rows: Uint32Array, results: Results, first: number, count: number): number[] {
  const found: number[] = [];
  let skipped = 0;
  for (let place = 0; found.length < count && place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    if (!results.isResult(row)) continue;
    if (skipped < first) skipped += 1;
    else found.push(row);
  }
  return found;
}

function rowsByHits(engine: Engine, hits: Uint32Array, results: Results, end: number): number[] {
  const found: number[] = [];
  for (let at = 0; found.length < end && at < hits.length; at += 1) addResults(engine, hits[at] ?? 0, results, found);
  return found.slice(0, end);
}

function rowsInFull({ engine, ground }: PageQuery, results: Results): number[] {
  const { full } = engine.scratch;
  const found: number[] = [];
  for (let word = ground.from; word < ground.to; word += 1)
    for (let left = full[word] ?? 0; left !== 0; left &= left - 1)
      addResults(engine, word * 32 + lowestBit(left), results, found);
  return found;
}

/** Adds a product, its colours or their sizes, if they are results. */
function addResults({ columns }: Engine, product: number, results: Results, found: number[]): void {
  const { firstColour } = columns.products;
  const { firstSku } = columns.colours;
  let [first, end] = [product, product + 1];
  if (results.unit !== 'product') [first, end] = [firstColour[first] ?? 0, firstColour[end] ?? 0];
  if (results.unit === 'sku') [first, end] = [firstSku[first] ?? 0, firstSku[end] ?? 0];
  for (let row = first; row < end; row += 1) if (results.isResult(row)) found.push(row);
}

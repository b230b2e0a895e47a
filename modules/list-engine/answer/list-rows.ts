import type { Assortment, Ground } from '../assortment.ts';
import { hasBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import type { ListRequest, ListRow } from '../list-answer.ts';
import type { Choice } from './choice.ts';
import { variantMatcher } from './match-variants.ts';
import { rowsOfPage } from './page-rows.ts';
import { findColour, resultsOf } from './results.ts';

type RowsQuery = {
  readonly engine: Engine;
  readonly assortment: Assortment;
  readonly ground: Ground;
  readonly request: ListRequest;
  readonly choice: Choice;
  readonly total: number;
  readonly first: number;
};

/** The rows of a page for the products in `full`. */
export function listRows(asked: RowsQuery): ListRow[] {
  const { engine, assortment, choice } = asked;
  const { colours, skus } = engine.columns;
  const results = resultsOf(engine, assortment, choice);
  const rows = rowsOfPage(asked, results);
  if (results.unit === 'product') return rows.map((product) => productRow(asked, product));
  if (results.unit === 'colour')
    return rows.map((colour) => rowOf(asked, colours.product[colour] ?? 0, colour, 'colour'));
  return rows.map((sku) => {
    const colour = skus.colour[sku] ?? 0;
    return { ...rowOf(asked, colours.product[colour] ?? 0, colour, 'sku'), sku };
  });
}

/** A product shows the first of its matching colours. */
function productRow(asked: RowsQuery, product: number): ListRow {
  const { engine, assortment, choice } = asked;
  const isNarrowed = choice.price !== undefined || choice.chosen.some(({ column }) => column.level !== 'product');
  const matcher = variantMatcher(engine, assortment, choice);
  const isMeant = (colour: number) => hasBit(assortment.visibleColours, colour) && matcher.matches(colour);
  return rowOf(asked, product, isNarrowed ? findColour(engine, product, isMeant) : -1, 'product');
}

function rowOf(
  { engine: { columns }, assortment: { visibleColours } }: RowsQuery,
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

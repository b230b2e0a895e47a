import type { Language } from '#core/locale.ts';
import type { Assortment, Order } from '../assortment.ts';
import { hasBit } from '../bits.ts';
import type { Columns } from '../columns.ts';
import type { Sort, SortField } from '../listing.ts';

/** Space for the tie-break in a 53-bit key, which leaves 31 bits for the sort value. */
const tieRoom = 2 ** 21;
const last = 2 ** 31 - 1;
const rankRoom = 2 ** 30;

/** The kind of a row. */
export type RowUnit = 'product' | 'colour' | 'sku';

/** Tie-break order: by part number, then colours and sizes in display order. */
export type Ties = { readonly [unit in RowUnit]: Order };

export function tiesOf({ products, colours, productCount, colourCount, skuCount }: Columns): Ties {
  const colourRows = expand(products.byPartNo, products.firstColour, colourCount);
  return {
    product: orderFrom(products.byPartNo, productCount),
    colour: orderFrom(colourRows, colourCount),
    sku: orderFrom(expand(colourRows, colours.firstSku, skuCount), skuCount),
  };
}

/** Expands rows to their parts, in the order of the rows. */
function expand(rows: Uint32Array, firsts: Uint32Array, count: number): Uint32Array {
  const parts = new Uint32Array(count);
  let place = 0;
  for (const row of rows)
    for (let part = firsts[row] ?? 0; part < (firsts[row + 1] ?? 0); part += 1) parts[place++] = part;
  return parts;
}

function orderFrom(rows: Uint32Array, count: number): Order {
  const places = new Uint32Array(count);
  for (let place = 0; place < rows.length; place += 1) places[rows[place] ?? 0] = place;
  return { rows, places };
}

/** Rows without a price, rank or review come last in both directions. */
const keyOf = (value: number, isMissing: boolean, isDescending: boolean) =>
  isMissing ? last : isDescending ? last - 1 - value : value;

type OrderQuery = { columns: Columns; assortment: Assortment; ties: Ties; sort: Sort; language: Language };

/** Sort keys of products, colours or skus. Skus have the keys of their colour, except for the price. */
function keyOfRows({ columns, assortment, ties, sort, language }: OrderQuery, unit: RowUnit) {
  const isDescending = sort.order === 'desc';
  const { product, popRank30, isPreferred, byPartNo } = columns.colours;
  const { starsAverage, isNews } = columns.products;
  const colourOf = (row: number) => (unit === 'sku' ? (columns.skus.colour[row] ?? 0) : row);
  const productOf = (row: number) => (unit === 'product' ? row : (product[colourOf(row)] ?? 0));
  const rankOf = (row: number) => {
    // The preferred colour gets the best rank of its product.
    const ownRank = unit !== 'product' && isPreferred[colourOf(row)] !== 1;
    return (ownRank ? popRank30[colourOf(row)] : assortment.productRank[productOf(row)]) ?? 0;
  };
  const { productLow, productHigh, colourLow, colourHigh, skuGross } = assortment;
  const lows = { product: productLow, colour: colourLow, sku: skuGross }[unit];
  const highs = { product: productHigh, colour: colourHigh, sku: skuGross }[unit];
  const known = (value: number, isMissing: boolean) => keyOf(value, isMissing, isDescending);
  const keys: Record<SortField, () => (row: number) => number> = {
    StarsAverage: () => (row) => known(starsAverage[productOf(row)] ?? 0, starsAverage[productOf(row)] === 0),
    PartNo: () => {
      const { places } = unit === 'product' ? ties.product : orderFrom(byPartNo, columns.colourCount);
      return (row) => known(places[colourOf(row)] ?? 0, false);
    },
    PopularityRank: () => (row) => known(rankOf(row), rankOf(row) === 0),
    LowestPrice: () => (row) => known(lows[row] ?? -1, lows[row] === -1),
    HighestPrice: () => (row) => known(highs[row] ?? -1, highs[row] === -1),
    Names: () => {
      const ranks = columns.texts.get(language)?.nameRank;
      return (row) => known(ranks?.[productOf(row)] ?? 0, false);
    },
    Flags: () => (row) => {
      const rank = rankOf(row);
      const isFirst = hasBit(isNews, productOf(row)) === isDescending;
      return (isFirst ? 0 : rankRoom) + (rank === 0 ? rankRoom - 1 : Math.min(rank, rankRoom - 2));
    },
  };
  return keys[sort.field]();
}

/** All rows in sorted order; built once per assortment, field and direction. */
export function sortedRows(asked: OrderQuery, unit: RowUnit): Order {
  const { assortment, columns, ties, sort, language } = asked;
  const name = `${unit} ${sort.field} ${sort.order} ${sort.field === 'Names' ? language : ''}`;
  const known = assortment.orders.get(name);
  if (known) return known;
  const count = { product: columns.productCount, colour: columns.colourCount, sku: columns.skuCount }[unit];
  const tie = ties[unit];
  const keyOfRow = keyOfRows(asked, unit);
  const keys = new Float64Array(count);
  for (let row = 0; row < count; row += 1) keys[row] = keyOfRow(row) * tieRoom + (tie.places[row] ?? 0);
  keys.sort();
  const order = orderFrom(
    Uint32Array.from(keys, (key) => tie.rows[key % tieRoom] ?? 0),
    count,
  );
  assortment.orders.set(name, order);
  return order;
}

import type { Language } from '#core/locale.ts';
import type { Sort, SortField } from '../listing.ts';
import type { Assortment, Order } from './assortment.ts';
import { hasBit } from './bits.ts';
import type { Columns } from './columns.ts';

/** Room for the tie-break in a key of 53 bits: 31 are left for what is sorted by. */
const tieRoom = 2 ** 21;
const last = 2 ** 31 - 1;
const rankRoom = 2 ** 30;

/** Rows in the order in which equal ones stand: by part number, and the colours of a product as they are shown. */
export type Ties = { readonly products: Order; readonly colours: Order };

export function tiesOf({ products, productCount, colourCount }: Columns): Ties {
  const rows = new Uint32Array(colourCount);
  let place = 0;
  for (const product of products.byPartNo)
    for (
      let colour = products.firstColour[product] ?? 0;
      colour < (products.firstColour[product + 1] ?? 0);
      colour += 1
    )
      rows[place++] = colour;
  return { products: orderFrom(products.byPartNo, productCount), colours: orderFrom(rows, colourCount) };
}

function orderFrom(rows: Uint32Array, count: number): Order {
  const places = new Uint32Array(count);
  for (let place = 0; place < rows.length; place += 1) places[rows[place] ?? 0] = place;
  return { rows, places };
}

/** What has no price, rank or review stands last, whichever way the others are sorted. */
const keyOf = (value: number, isMissing: boolean, isDescending: boolean) =>
  isMissing ? last : isDescending ? last - 1 - value : value;

type Asked = { columns: Columns; assortment: Assortment; ties: Ties; sort: Sort; language: Language };

/** By what rows are sorted: products, or colours that stand for themselves. */
function keyOfRows({ columns, assortment, ties, sort, language }: Asked, unit: 'product' | 'colour') {
  const isDescending = sort.order === 'desc';
  const { product, popRank30, isPreferred, byPartNo } = columns.colours;
  const { starsAverage, isNews } = columns.products;
  const isColour = unit === 'colour';
  const productOf = (row: number) => (isColour ? (product[row] ?? 0) : row);
  const rankOf = (row: number) => {
    // The colour that the shop owner prefers is as good as the best of its product.
    const ownRank = isColour && isPreferred[row] !== 1;
    return (ownRank ? popRank30[row] : assortment.productRank[productOf(row)]) ?? 0;
  };
  const known = (value: number, isMissing: boolean) => keyOf(value, isMissing, isDescending);
  const keys: Record<SortField, () => (row: number) => number> = {
    StarsAverage: () => (row) => known(starsAverage[productOf(row)] ?? 0, starsAverage[productOf(row)] === 0),
    PartNo: () => {
      const { places } = isColour ? orderFrom(byPartNo, columns.colourCount) : ties.products;
      return (row) => known(places[row] ?? 0, false);
    },
    PopularityRank: () => (row) => known(rankOf(row), rankOf(row) === 0),
    LowestPrice: () => {
      const lows = isColour ? assortment.colourLow : assortment.productLow;
      return (row) => known(lows[row] ?? -1, lows[row] === -1);
    },
    HighestPrice: () => {
      const highs = isColour ? assortment.colourHigh : assortment.productHigh;
      return (row) => known(highs[row] ?? -1, highs[row] === -1);
    },
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

/** All rows sorted; made once for each assortment, field and direction. */
export function sortedRows(asked: Asked, unit: 'product' | 'colour'): Order {
  const { assortment, columns, ties, sort, language } = asked;
  const name = `${unit} ${sort.field} ${sort.order} ${sort.field === 'Names' ? language : ''}`;
  const known = assortment.orders.get(name);
  if (known) return known;
  const count = unit === 'product' ? columns.productCount : columns.colourCount;
  const tie = unit === 'product' ? ties.products : ties.colours;
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

import { execFileSync } from 'node:child_process';
import type { FeedRow, FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { inRoot } from '#tools/lib/root.ts';

export type ProductRow = FeedRowOf<'product'>;
export type PriceRow = FeedRowOf<'price'>;
type Colour = ProductRow['colours'][number];

export const publicList = 'PUB-SE';
const companyList = 'AGREED-1001';
const usedLists: readonly string[] = [publicList, companyList];
const plainColours = ['0100', '0200', '0300'];
const commonSizes = ['S', 'M', 'L', 'XL'];
const colourCount = 3;
const sizeCount = 4;

/**
 * The demo world for one market in its two languages, with the public list and one company's, where every product has three colours of four
 * sizes. In a tenth of them one colour has other sizes than the rest.
 */
export function* benchFeed(products: number, today: string): Generator<FeedRow> {
  let at = 0;
  let cut: ProductRow | undefined;
  let added: string | undefined;
  for (const row of demoRows(products, today)) {
    if (row.kind === 'product') {
      cut = cutProduct(row, at);
      added = cut.colours.map(({ partNo }) => partNo).find((no) => !row.colours.some(({ partNo }) => partNo === no));
      at += 1;
      yield cut;
      yield* stockOf(cut);
    } else if (row.kind === 'price-list') {
      if (usedLists.includes(row.code)) yield row;
    } else if (row.kind === 'price') {
      const price = usedLists.includes(row.priceList) && cut ? cutPrice(row, cut) : undefined;
      if (price) yield price;
      if (price && added && row.partNo === cut?.colours[0]?.partNo) yield { ...price, partNo: added };
    } else if (row.kind !== 'stock' && row.kind !== 'review') yield row;
  }
}

function* demoRows(products: number, today: string): Generator<FeedRow> {
  const world = { products: String(products), today, languages: 'sv,en', markets: 'se', seed: 'bench-v1' };
  const options = Object.entries(world).flatMap(([name, value]) => [`--${name}`, value]);
  const feed = execFileSync(process.execPath, [inRoot('demo/feed.ts'), ...options], { maxBuffer: 2 ** 31 });
  for (let begin = 0, end = feed.indexOf(10); end !== -1; begin = end + 1, end = feed.indexOf(10, begin))
    yield JSON.parse(feed.toString('utf8', begin, end)) as FeedRow;
}

function cutProduct(row: ProductRow, at: number): ProductRow {
  const colours = row.colours.slice(0, colourCount);
  const [first] = colours;
  const code = plainColours.find((free) => !colours.some(({ partNo }) => partNo.slice(8, 10) === free.slice(0, 2)));
  if (first && code && colours.length < colourCount) colours.push({ ...first, partNo: row.basePartNo + code });
  const { dimensions: _, ...kept } = row;
  return {
    ...kept,
    colours: colours.map((colour, place) => cutSizes(colour, at, at % 10 === 0 && place === 1 ? 1 : 0)),
  };
}

function cutSizes({ partNo, sizes, ...colour }: Colour, at: number, shift: number): Colour {
  const all: readonly { code: string; alternate?: string | undefined }[] =
    sizes.length < sizeCount ? commonSizes.map((code) => ({ code })) : sizes;
  const room = all.length - sizeCount;
  const begin = room === 0 ? 0 : (at * 7 + shift) % (room + 1);
  return {
    ...colour,
    partNo,
    sizes: all
      .slice(begin, begin + sizeCount)
      .map(({ code, alternate }) => ({ code, sku: partNo + code, ...(alternate !== undefined && { alternate }) })),
  };
}

function cutPrice({ sizeExceptions = [], ...price }: PriceRow, { colours }: ProductRow): PriceRow | undefined {
  const colour = colours.find(({ partNo }) => partNo === price.partNo);
  if (!colour) return undefined;
  const codes = colour.sizes.map(({ code }) => code);
  const exceptions = sizeExceptions.flatMap((exception) => {
    const sizes = exception.sizes.filter((code) => codes.includes(code));
    return sizes.length > 0 ? [{ ...exception, sizes }] : [];
  });
  return { ...price, ...(exceptions.length > 0 && { sizeExceptions: exceptions }) };
}

function* stockOf({ colours }: ProductRow): Generator<FeedRowOf<'stock'>> {
  for (const { sizes } of colours)
    for (const [at, { sku }] of sizes.entries()) yield { kind: 'stock', sku, quantity: (at * 37) % 120 };
}

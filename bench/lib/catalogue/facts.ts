import type { FeedRow, FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { type PriceRow, type ProductRow, publicList } from './feed.ts';

/** A size of a colour: its values, and its current price in minor units, with VAT. */
type Variant = { colourValues: number[]; sizeValues: number[]; price: number };
type Place = { id: number; parameter: string };
export type Product = {
  basePartNo: string;
  name: string;
  slug: string;
  description: string;
  words: string;
  rank: number;
  stars: number;
  /** Numbers of its categories with their parents, of its family and of its groups. */
  places: number[];
  values: number[];
  variants: Variant[];
  skus: string[];
};

/** Public facts of the feed: enough to build realistic queries for both sides. */
export type Facts = {
  products: Product[];
  categories: Place[];
  sections: Place[];
  families: Place[];
  isAndFilter: ReadonlySet<number>;
  colourFilter: number;
  sizeFilters: ReadonlySet<number>;
};

/** Value ids are allocated in blocks of a thousand, one block for each filter. */
export const filterOf = (valueId: number) => Math.floor(valueId / 1000);

const familyPlaces = 1_000_000;

export function createFacts(today: string) {
  const parametrics = new Map<string, FeedRowOf<'parametric'>>();
  const categories = new Map<string, FeedRowOf<'category'>>();
  const names = new Map<string, string>();
  const families = new Map<string, number>();
  const products = new Map<string, { row: ProductRow; prices: Map<string, PriceRow> }>();

  const valueIn = (code: string, value: string | undefined) =>
    parametrics.get(code)?.values.find((one) => one.code === value)?.id;
  const idsOf = (pairs: readonly (readonly [string, string | undefined])[]) => [
    ...new Set(pairs.flatMap(([code, value]) => valueIn(code, value) ?? [])),
  ];
  const isFilter = (code: string) => parametrics.get(code)?.filter === true;

  const pathOf = (code: string | null): number[] => {
    const category = code === null ? undefined : categories.get(code);
    return category ? [category.id, ...pathOf(category.parentCode)] : [];
  };

  const toProduct = ({ row, prices }: { row: ProductRow; prices: Map<string, PriceRow> }): Product => {
    const said = row.texts.sv;
    const wordsOf = (codes: readonly string[]) => codes.map((code) => names.get(code) ?? '').join(' ');
    const colours = row.colours.map(({ partNo }) => `colour ${partNo.slice(8, 10)}`);
    const family = families.get(row.family ?? '');
    return {
      basePartNo: row.basePartNo,
      name: said?.name ?? '',
      slug: said?.slug ?? '',
      description: [said?.description, ...(said?.usps ?? [])].join(' '),
      words: wordsOf([...row.categories, `family ${row.family}`, `material ${row.material}`, ...colours]),
      rank: Math.min(...row.colours.map(({ popularity }) => popularity?.se?.popRank30 ?? 1e9)),
      stars: row.stars?.average ?? 0,
      places: [...new Set([...row.categories.flatMap(pathOf), ...(family === undefined ? [] : [family])])],
      values: idsOf(
        Object.entries(row.parametrics).flatMap(([code, values]) =>
          isFilter(code) ? values.map((value) => [code, value] as const) : [],
        ),
      ),
      skus: row.colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)),
      variants: row.colours.flatMap(({ partNo, sizes }) => {
        const price = prices.get(partNo);
        const parts = [partNo.slice(8, 10), partNo.slice(10, 12)].map((code) => ['Color', code] as const);
        return sizes.map(({ code, alternate }) => ({
          colourValues: idsOf(parts),
          sizeValues: idsOf([
            ['Size', code],
            ['SizeAlternate', alternate],
          ]),
          price: price ? priceToday(price, code, today) : 0,
        }));
      }),
    };
  };

  return {
    note: (row: FeedRow): void => {
      if (row.kind === 'parametric') parametrics.set(row.code, row);
      else if (row.kind === 'category') {
        if (row.markets?.includes('se') ?? true) categories.set(row.code, row);
        names.set(row.code, row.texts.sv?.name ?? '');
      } else if (row.kind === 'colour') names.set(`colour ${row.code}`, row.name.sv ?? '');
      else if (row.kind === 'material') names.set(`material ${row.code}`, row.name.sv ?? '');
      else if (row.kind === 'family') {
        families.set(row.slug, familyPlaces + families.size);
        names.set(`family ${row.slug}`, row.name);
      } else if (row.kind === 'product') products.set(row.basePartNo, { row, prices: new Map() });
      else if (row.kind === 'price' && row.priceList === publicList)
        products.get(row.partNo.slice(0, 8))?.prices.set(row.partNo, row);
    },
    finish: (): Facts => {
      const all = [...categories.values()];
      const firstValue = (code: string) => filterOf(parametrics.get(code)?.values[0]?.id ?? 0);
      return {
        products: [...products.values()].filter(({ prices }) => prices.size > 0).map(toProduct),
        categories: all
          .filter(({ section }) => section === undefined)
          .map(({ id, texts }) => ({ id, parameter: `categorySlug=${encodeURIComponent(texts.sv?.slug ?? '')}` })),
        sections: all.flatMap(({ id, section }) => (section ? [{ id, parameter: `gender=${section}` }] : [])),
        families: [...families].map(([slug, id]) => ({ id, parameter: `familySlug=${slug}` })),
        isAndFilter: new Set(
          [...parametrics.values()].filter(({ isAndFilter }) => isAndFilter).map(({ code }) => firstValue(code)),
        ),
        colourFilter: firstValue('Color'),
        sizeFilters: new Set([firstValue('Size'), firstValue('SizeAlternate')]),
      };
    },
  };
}

const minor = (decimal: string | undefined) => Math.round(Number(decimal) * 100);

/** A campaign lowers the colour's own price; sizes with another price keep it. */
function priceToday({ unitGross, sizeExceptions, campaign }: PriceRow, size: string, today: string): number {
  const exception = sizeExceptions?.find(({ sizes }) => sizes.includes(size));
  if (exception) return minor(exception.unitGross);
  const isOn = campaign && campaign.from <= today && today <= campaign.to;
  return isOn ? Math.min(minor(campaign.unitGross), minor(unitGross)) : minor(unitGross);
}

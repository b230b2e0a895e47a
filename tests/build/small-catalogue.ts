import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { readFeed } from '#modules/catalogue/feed-lines.server.ts';
import type { FeedRow, FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { importCatalogue } from '#modules/catalogue/import-catalogue.server.ts';
import type { TestShop } from '../setup/test-shop.ts';
import { aCategory, aPrice, aPriceList, aProduct } from './feed.ts';

/** Brings rows into a shop as a feed would. */
export async function bringRows(shop: TestShop, rows: Iterable<FeedRow>, { full = false } = {}): Promise<void> {
  const text = [...rows].map((row) => JSON.stringify(row)).join('\n');
  const lines = readFeed(Readable.from([text]), 'ndjson');
  const result = await importCatalogue(shop, { id: randomUUID(), source: 'test', strict: true, full, lines });
  if (!result.ok) throw new Error(`the feed was refused: ${JSON.stringify(result.refusal)}`);
}

type CategoryFacts = Partial<Omit<FeedRowOf<'category'>, 'kind' | 'texts'>> & { code: string; sv: string; en: string };

export function namedCategory({ sv, en, ...facts }: CategoryFacts): FeedRowOf<'category'> {
  const textsOf = (name: string) => ({
    name,
    slug: slugOf(name),
    description: `${name}.`,
    heading: `${name}!`,
    seo: { title: name, description: name },
  });
  return { ...aCategory(), ...facts, texts: { sv: textsOf(sv), en: textsOf(en) } };
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

export function aParametric(
  facts: Pick<FeedRowOf<'parametric'>, 'code'> & Partial<FeedRowOf<'parametric'>>,
  values: [id: number, code: string, sv?: string][],
): FeedRowOf<'parametric'> {
  return {
    kind: 'parametric',
    type: 'ParametricList',
    level: 'product',
    filter: true,
    isAndFilter: false,
    sortOrder: 0,
    name: { en: facts.code },
    values: values.map(([id, code, sv = code], sortOrder) => ({ id, code, sortOrder, name: { sv, en: code } })),
    ...facts,
  };
}

/** A product that is sold: the row and its public price in Sweden. */
export function soldProduct(
  style: number,
  facts: Partial<FeedRowOf<'product'>> = {},
  price: { priceList?: string; unitGross?: string } = {},
): [FeedRowOf<'product'>, FeedRowOf<'price'>] {
  return [{ ...aProduct({ style }), ...facts }, aPrice({ style, ...price })];
}

export const publicLists = (): FeedRow[] => [
  aPriceList(),
  aPriceList({ code: 'PUBLIC-de', market: 'de', currency: 'EUR' }),
];

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { readVersions } from '#platform/snapshots/snapshot-store.server.ts';
import { aCategory, aPrice, aPriceList, aProduct, aStockLevel } from '#tests/build/feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findJob } from '../bulk-job/bulk-job-store.server.ts';
import { listLineErrors } from '../bulk-job/line-error-store.server.ts';
import { type FeedFormat, readFeed } from './feed-lines.server.ts';
import { endAbandonedCatalogue, importCatalogue } from './import-catalogue.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

type Options = { strict?: boolean; full?: boolean; format?: FeedFormat };

async function bring(
  rows: Iterable<object | string>,
  { strict = false, full = false, format = 'ndjson' }: Options = {},
) {
  const id = randomUUID();
  const text = [...rows].map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');
  const result = await importCatalogue(shop, {
    id,
    source: 'test',
    strict,
    full,
    lines: readFeed(Readable.from([text]), format),
  });
  return { result, complaints: await listLineErrors(shop.db, id, 1000) };
}

const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(shop.db)).rows[0]?.n;

/** A text that only the rule about storable texts can refuse. */
function withDescription(description: string) {
  const product = aProduct({ style: 2000 });
  return { ...product, texts: { en: { ...product.texts.en, description } } };
}

const basics = [aCategory(), aPriceList()];

test('1000 valid and 20 invalid rows give 1000 products and 20 precise errors', async () => {
  const good = Array.from({ length: 1000 }, (_, index) => aProduct({ style: 1000 + index }));
  const bad = [
    'not json at all',
    '{"kind":"unicorn"}',
    ...Array.from({ length: 6 }, (_, index) => ({ ...aProduct({ style: 3000 + index }), basePartNo: `BAD${index}` })),
    ...Array.from({ length: 6 }, (_, index) => ({
      ...aProduct({ style: 4000 + index }),
      categories: ['nowhere'],
      primaryCategory: 'nowhere',
    })),
    ...Array.from({ length: 6 }, (_, index) => aPrice({ style: 9000 + index })),
  ];
  const mixed = good.flatMap((row, index) => (index % 50 === 0 ? [row, bad[index / 50] ?? row] : [row]));
  const { result, complaints } = await bring([...basics, ...mixed]);
  expect(result).toMatchObject({ ok: true, value: { accepted: 1002, refused: 20 } });
  expect(await count('product')).toBe(1000);
  const counted = await sql<{ n: number }>`select reltuples as n from pg_class where relname = 'product'`.execute(
    shop.db,
  );
  expect(counted.rows[0]?.n).toBe(1000);
  expect(new Set(complaints.map(({ line }) => line)).size).toBe(20);
  // Lines 1 and 2 are references, line 3 the first product, line 4 the first invalid one, then every 51st line.
  expect(complaints[0]).toMatchObject({ line: 4, field: '', reason: 'the line is not JSON' });
  expect(complaints).toContainEqual({
    line: 4 + 8 * 51,
    field: 'categories',
    reason: 'no category has the code nowhere',
  });
  expect(complaints).toContainEqual({
    line: 4 + 14 * 51,
    field: 'partNo',
    reason: 'no product has the colour 900011100100',
  });
});

test('a feed imported twice changes nothing the second time', async () => {
  const feed = [...basics, aProduct({ style: 1000 }), aPrice({ style: 1000 }), aStockLevel({ style: 1000 })];
  await bring(feed);
  const before = await sql`select p.xmin, p.* from product p`.execute(shop.db);
  const prices = await sql`select p.xmin, p.* from price p`.execute(shop.db);
  const { result } = await bring(feed);
  expect(result).toMatchObject({ ok: true, value: { accepted: 5, refused: 0 } });
  expect((await sql`select p.xmin, p.* from product p`.execute(shop.db)).rows).toEqual(before.rows);
  expect((await sql`select p.xmin, p.* from price p`.execute(shop.db)).rows).toEqual(prices.rows);
});

test('a written row has the version of its topic, an unchanged row keeps its own', async () => {
  const versions = async (table: string, key: string) =>
    (
      await sql<{ version: number }>`select version from ${sql.table(table)} order by ${sql.ref(key)}`.execute(shop.db)
    ).rows.map(({ version }) => version);
  const all = [1000, 2000].flatMap((style) => [aProduct({ style }), aPrice({ style }), aStockLevel({ style })]);
  await bring([...basics, ...all]);
  await bring([...all, aPrice({ style: 2000, unitGross: '1' }), { ...aProduct({ style: 1000 }), flags: ['news'] }]);
  await bring([aStockLevel({ style: 1000, quantity: 1 })]);
  expect(await versions('product', 'base_part_no')).toEqual([2, 1]);
  expect(await versions('price', 'part_no')).toEqual([1, 2]);
  expect(await versions('stock', 'sku')).toEqual([3, 1]);
  expect(await readVersions(shop.db)).toEqual(
    new Map([
      ['catalogue', 2],
      ['stock', 3],
    ]),
  );
});

test('an import that is rolled back sets no version', async () => {
  await bring([...basics, aProduct({ style: 1000 }), aPrice({ style: 9000 })], { strict: true });
  expect(await readVersions(shop.db)).toEqual(new Map());
});

test('a failed import leaves the old catalogue, and the next one works', async () => {
  await bring([...basics, aProduct({ style: 1000 })]);
  async function* broken() {
    yield* readFeed(Readable.from([JSON.stringify(aProduct({ style: 2000 }))]), 'ndjson');
    throw new Error('the line was cut');
  }
  const id = randomUUID();
  await expect(
    importCatalogue(shop, { id, source: 'test', strict: false, full: true, lines: broken() }),
  ).rejects.toThrow('the line was cut');
  expect((await shop.db.selectFrom('product').select('base_part_no').execute()).map((row) => row.base_part_no)).toEqual(
    ['10001110'],
  );
  expect(await count('catalogue_staging')).toBe(0);
  expect((await bring([aProduct({ style: 2000 })])).result).toMatchObject({ ok: true });
  expect(await count('product')).toBe(2);
});

test('an import that housekeeping has ended while it ran changes nothing', async () => {
  const id = randomUUID();
  async function* slow() {
    yield* readFeed(
      Readable.from([[...basics, aProduct({ style: 1000 })].map((row) => JSON.stringify(row)).join('\n')]),
      'ndjson',
    );
    const later = new Date(shop.clock.now().getTime() + 1);
    expect(await endAbandonedCatalogue(shop, later)).toBe(1);
  }
  const result = await importCatalogue(shop, { id, source: 'test', strict: false, full: false, lines: slow() });
  expect(result).toMatchObject({ ok: false, refusal: { code: 'import-refused', importId: id } });
  expect(await findJob(shop.db, id)).toMatchObject({ state: 'failed', failure: 'abandoned', accepted: 0 });
  expect([await count('product'), await count('catalogue_staging')]).toEqual([0, 0]);
});

test('a strict import accepts all lines or none, and reports the errors', async () => {
  const { result, complaints } = await bring([...basics, aProduct({ style: 1000 }), aPrice({ style: 2000 })], {
    strict: true,
  });
  expect(result).toMatchObject({ ok: false, refusal: { code: 'import-refused', refused: 1 } });
  expect(complaints).toEqual([{ line: 4, field: 'partNo', reason: 'no product has the colour 200011100100' }]);
  expect(await count('product')).toBe(0);
  expect(await count('catalogue_reference')).toBe(0);
});

test('a full feed deletes what it does not contain; an ordinary one does not', async () => {
  await bring([
    ...basics,
    aProduct({ style: 1000 }),
    aProduct({ style: 2000 }),
    aPrice({ style: 2000 }),
    aStockLevel({ style: 2000 }),
  ]);
  await bring([...basics, aProduct({ style: 1000 })]);
  expect(await count('product')).toBe(2);
  await bring([...basics, aProduct({ style: 1000 })], { full: true });
  expect(await count('product')).toBe(1);
  expect(await count('price')).toBe(0);
  expect(await count('stock')).toBe(0);
});

test('amounts are stored in minor units, and too many decimals are refused', async () => {
  const { complaints } = await bring([
    ...basics,
    aPriceList({ code: 'PUBLIC-is', market: 'is', currency: 'ISK' }),
    aProduct({ style: 1000 }),
    aPrice({ style: 1000, unitGross: '129.90' }),
    aPrice({ style: 1000, priceList: 'PUBLIC-is', currency: 'ISK', unitGross: '12900.50' }),
  ]);
  expect(await shop.db.selectFrom('price').select(['price_list', 'unit_amount', 'is_gross']).execute()).toEqual([
    { price_list: 'PUBLIC-se', unit_amount: 12_990, is_gross: true },
  ]);
  expect(complaints).toEqual([{ line: 6, field: 'unitGross', reason: 'not an amount in ISK: too-many-decimals' }]);
});

test('prices and stock can be CSV, and errors have the line number', async () => {
  await bring([...basics, aProduct({ style: 1000 })]);
  const prices = await bring(
    ['priceList;partNo;currency;unitGross', 'PUBLIC-se;100011100100;SEK;1 295', 'PUBLIC-se;100011100100;SEK;1295,50'],
    { format: 'csv' },
  );
  expect(prices.complaints).toEqual([expect.objectContaining({ line: 2, field: 'unitGross' })]);
  expect(await shop.db.selectFrom('price').select('unit_amount').execute()).toEqual([{ unit_amount: 129_550 }]);
  const stock = await bring(
    ['sku,quantity,nextDeliveryDate', '100011100100C50,12,', '100011100100C99,1,', '100011100100C52,two,2026-12-01'],
    { format: 'csv' },
  );
  expect(stock.complaints.map(({ line, field }) => ({ line, field }))).toEqual([
    { line: 3, field: 'sku' },
    { line: 4, field: 'quantity' },
  ]);
  expect(await shop.db.selectFrom('stock').select(['sku', 'on_hand', 'next_delivery_date']).execute()).toEqual([
    { sku: '100011100100C50', on_hand: 12, next_delivery_date: null },
  ]);
});

test('the documented example is imported completely', async () => {
  const example = await readFile('modules/catalogue/feed-example.ndjson', 'utf8');
  const { result, complaints } = await bring([example.trim()]);
  expect(complaints).toEqual([]);
  expect(result).toMatchObject({ ok: true, value: { refused: 0 } });
});

test.each<[string, object]>([
  ['a zero byte', withDescription('Sturdy\0.')],
  ['half a character', withDescription('Sturdy\ud800.')],
  ['a stock level beyond counting', { ...aStockLevel({ style: 1000 }), quantity: 3_000_000_000 }],
  [
    'a colour twice',
    {
      ...aProduct({ style: 2000 }),
      colours: [aProduct({ style: 2000 }).colours[0], aProduct({ style: 2000 }).colours[0]],
    },
  ],
  ['an unknown standard', { ...aProduct({ style: 2000 }), standards: [{ id: 'EN 0' }] }],
  ['an unknown parametric', { ...aProduct({ style: 2000 }), parametrics: { Mood: ['good'] } }],
])('an invalid row does not stop the others: %s', async (_, row) => {
  const { result, complaints } = await bring([...basics, aProduct({ style: 1000 }), row]);
  expect(result).toMatchObject({ ok: true, value: { accepted: 3, refused: 1 } });
  expect(complaints).toMatchObject([{ line: 4 }]);
});

test('an unclosed quote is an error of its line and does not end the import', async () => {
  await bring([...basics, aProduct({ style: 1000 })]);
  const { result } = await bring(['sku,quantity', '100011100100C50,4', '1000"11100100C52,5', '100011100100C52,6'], {
    format: 'csv',
  });
  expect(result).toMatchObject({ ok: true, value: { accepted: 2, refused: 1 } });
});

test('a full feed with a refused line deletes nothing, and one of stock alone keeps the products', async () => {
  await bring([
    ...basics,
    aProduct({ style: 1000 }),
    aProduct({ style: 2000 }),
    aStockLevel({ style: 1000 }),
    aStockLevel({ style: 2000 }),
  ]);
  await bring([...basics, aProduct({ style: 1000 }), { ...aProduct({ style: 2000 }), type: '' }], { full: true });
  expect(await count('product')).toBe(2);
  await bring([aStockLevel({ style: 1000 })], { full: true });
  expect(await count('product')).toBe(2);
  expect(await count('stock')).toBe(1);
});

test('a retry of an interrupted import starts from the beginning', async () => {
  const id = randomUUID();
  const feed = [...basics, aProduct({ style: 1000 }), 'nonsense'];
  const text = feed.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');
  const once = () =>
    importCatalogue(shop, {
      id,
      source: 'test',
      strict: false,
      full: false,
      lines: readFeed(Readable.from([text]), 'ndjson'),
    });
  await once();
  await shop.db
    .insertInto('catalogue_staging')
    .values({ import_id: id, line: 3, kind: 'product', key: '10001110', data: '{}' })
    .execute();
  expect(await once()).toMatchObject({ ok: true, value: { accepted: 3, refused: 1 } });
  expect(await listLineErrors(shop.db, id, 10)).toHaveLength(1);
});

test('any number of broken references is reported, and the import finishes', async () => {
  const unknown = Array.from({ length: 20_000 }, (_, index) => `${String(index).padStart(8, 'A')}0100C50,1`);
  const { result } = await bring(['sku,quantity', ...unknown], { format: 'csv' });
  expect(result).toMatchObject({ ok: true, value: { accepted: 0, refused: 20_000 } });
});

test('statistics from earlier imports do not slow down a larger one', async () => {
  await sql`
    with earlier as (
      insert into bulk_job (id, kind, source, state, created_at, started_at)
      select gen_random_uuid(), 'catalogue-import', 'test', 'running', now(), now() from generate_series(1, 3000) returning id
    )
    insert into catalogue_staging (import_id, line, kind, key, data) select id, 1, 'stock', 'K', '{}' from earlier`.execute(
    shop.db,
  );
  await sql`analyze catalogue_staging`.execute(shop.db);
  await sql`delete from catalogue_staging`.execute(shop.db);
  const unknown = Array.from({ length: 20_000 }, (_, index) => `${String(index).padStart(8, 'B')}0100C50,1`);
  const { result } = await bring(['sku,quantity', ...unknown], { format: 'csv' });
  expect(result).toMatchObject({ ok: true, value: { refused: 20_000 } });
});

test('the last of several lines with the same key counts', async () => {
  await bring([
    ...basics,
    aProduct({ style: 1000 }),
    aPrice({ style: 1000, unitGross: '100' }),
    aPrice({ style: 1000, unitGross: '200' }),
  ]);
  expect(await shop.db.selectFrom('price').select('unit_amount').execute()).toEqual([{ unit_amount: 20_000 }]);
});

const slugOf = (product: ReturnType<typeof aProduct>, slug: string) => ({
  ...product,
  texts: { en: product.texts.en && { ...product.texts.en, slug } },
});
const belongsTo = (line: number, slug: string, owner: string) => ({
  line,
  field: 'texts.en.slug',
  reason: `the slug ${slug} belongs to ${owner} already`,
});

test('the first of two products with the same slug gets it, and stored products come first', async () => {
  const first = await bring([...basics, aProduct({ style: 1000 }), slugOf(aProduct({ style: 2000 }), 'trousers-1000')]);
  expect(first.complaints).toEqual([belongsTo(4, 'trousers-1000', 'product 10001110')]);
  const second = await bring([slugOf(aProduct({ style: 3000 }), 'trousers-1000'), aProduct({ style: 4000 })]);
  expect(second.complaints).toEqual([belongsTo(1, 'trousers-1000', 'product 10001110')]);
  expect(await count('product')).toBe(2);
});

test('slugs can be exchanged, kept, or taken over from a deleted product', async () => {
  await bring([...basics, aProduct({ style: 1000 }), aProduct({ style: 2000 })]);
  const exchanged = await bring([
    slugOf(aProduct({ style: 1000 }), 'trousers-2000'),
    slugOf(aProduct({ style: 2000 }), 'trousers-1000'),
  ]);
  expect(exchanged.complaints).toEqual([]);
  const successor = await bring([slugOf(aProduct({ style: 3000 }), 'trousers-1000')], { full: true });
  expect(successor.complaints).toEqual([]);
  expect(await count('product')).toBe(1);
});

test('categories and groups have unique slugs too', async () => {
  const group = { kind: 'group', code: 'road', sortOrder: 0, texts: { en: { name: 'Road', slug: 'road' } } };
  const { complaints } = await bring([...basics, aCategory({ code: 'Other' }), group, { ...group, code: 'rail' }]);
  expect(complaints).toEqual([belongsTo(3, 'trousers', 'category Bottoms'), belongsTo(5, 'road', 'group road')]);
  expect((await bring([{ ...group, code: 'rail' }], { strict: true })).result).toMatchObject({ ok: false });
});

test('missing relations and parents are reported, and the lines are accepted', async () => {
  const product = aProduct({ style: 1000 });
  const relations = { ...product.relations, similar: ['20001110', '30001110', '40001110'], upSell: ['10001110'] };
  const { result, complaints } = await bring(
    [{ ...aCategory(), parentCode: 'Legs' }, { ...product, relations }, aProduct({ style: 3000 })],
    { strict: true },
  );
  expect(result).toMatchObject({ ok: true, value: { accepted: 3, refused: 0 } });
  expect(complaints).toEqual([
    { line: 1, field: 'parentCode', reason: 'a department until there is such a category: Legs' },
    {
      line: 2,
      field: 'relations.similar',
      reason: 'passed over until there is such a product: 20001110, 40001110',
    },
  ]);
});

test('a product with an unknown VAS service is refused', async () => {
  const article = (await readFile('modules/catalogue/feed-example.ndjson', 'utf8'))
    .split('\n')
    .find((line) => line.includes('"kind":"vas-article"'));
  const offered = { ...aProduct({ style: 1000 }), vasServices: ['TRL'] };
  const unknown = { ...aProduct({ style: 2000 }), vasServices: ['TRL', 'XYZ'] };
  const { result, complaints } = await bring([...basics, article ?? '', offered, unknown]);
  expect(complaints).toEqual([{ line: 5, field: 'vasServices', reason: 'no VAS article has the service XYZ' }]);
  expect(result).toMatchObject({ ok: true, value: { accepted: 4, refused: 1 } });
});

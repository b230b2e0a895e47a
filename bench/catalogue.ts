import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { dateIn } from '#core/dates.ts';
import { buildIfStale } from '#tools/build.ts';
import { compareLists, compareSearches } from './lib/catalogue/compare.ts';
import { createFacts, type Facts } from './lib/catalogue/facts.ts';
import { benchFeed, type PriceRow, publicList } from './lib/catalogue/feed.ts';
import { type Importer, withImporter } from './lib/catalogue/import.ts';
import {
  categoryQuestions,
  filteredQuestions,
  fullAddress,
  listAddress,
  productAddress,
  productNumbers,
  searchAddress,
  searchTerms,
} from './lib/catalogue/questions.ts';
import { timeRebuild } from './lib/catalogue/rebuild.ts';
import { connectSql, type SqlLoad } from './lib/catalogue/sql-load.ts';
import { listStatement, productStatement, type Statement, searchStatement } from './lib/catalogue/sql-questions.ts';
import { fillTables } from './lib/catalogue/sql-tables.ts';
import { noDatabase, withDatabase } from './lib/database.ts';
import { type Measured, measure, metric, type Question, type Speed } from './lib/load.ts';
import { middleOf } from './lib/quantile.ts';
import { withBareRoute, withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// Lists with all counts, filtered lists, product reads and text search over HTTP, at several sizes of the catalogue, compared with the same
// queries in SQL on the same PostgreSQL: npm run bench catalogue -- --products 2000,20000 --seconds 5
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '2000,20000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    kinds: { type: 'string', default: '' },
    /** Number of serving processes. */
    workers: { type: 'string', default: '1' },
    /** A folder for processor profiles of the shop. */
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const questionsOfAKind = 5000;
const compared = 20;
const many = 16;
const today = dateIn('Europe/Stockholm', new Date());

type Kind = { name: string; questions: readonly Question[]; statements?: readonly Statement[] };
type Row = { name: string; connections: number; shop: Measured; sql: Speed | undefined };
type World = { products: number; rows: Row[]; build: string[] };

const worlds: World[] = [];
await buildIfStale();
for (const size of values.products.split(',')) {
  const world = await withBareRoute((bare) => withDatabase((url) => measureWorld(url, bare, Number(size))));
  if (world === 'none') console.log(noDatabase);
  else worlds.push(world);
}
if (worlds.length > 0) print();

async function measureWorld(url: string, bare: string, products: number): Promise<World> {
  return withImporter(url, async (bringIn) => {
    const { facts, price, seconds: imported } = await fill(url, bringIn, products);
    console.log(`${products} products of 12 variants imported in ${imported.toFixed(0)} s`);
    const profile = values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` };
    const sql = await connectSql(url, many);
    const begun = performance.now();
    try {
      return await withShop(
        { DATABASE_URL: url, WORKERS: values.workers, DEFAULT_MARKET: 'se', ...profile },
        async (shop) => {
          const ready = performance.now() - begun;
          if ((await fetch(`${shop}/readyz`)).status !== 200) throw new Error('the shop says that it is not ready');
          const memory = await metric(shop, 'process_resident_memory_bytes');
          const kinds = await kindsOf(shop, sql, facts);
          const rows = await measureKinds(shop, bare, sql, kinds);
          const worked = await metric(shop, 'process_resident_memory_bytes');
          const { ms, healthP99, quietP99 } = await timeRebuild(shop, bringIn, price);
          const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
          return {
            products,
            rows,
            build: [
              String(products),
              (ready / 1000).toFixed(1),
              megabytes(memory),
              megabytes(worked),
              (ms / 1000).toFixed(2),
              healthP99.toFixed(1),
              quietP99.toFixed(1),
            ],
          };
        },
      );
    } finally {
      await sql.close();
    }
  });
}

async function fill(url: string, bringIn: Importer, products: number) {
  const noted = createFacts(today);
  const prices: PriceRow[] = [];
  const begun = performance.now();
  await bringIn(
    (function* () {
      for (const row of benchFeed(products, today)) {
        noted.note(row);
        if (row.kind === 'price' && row.priceList === publicList && prices.length === 0) prices.push(row);
        yield row;
      }
    })(),
  );
  const passed = (performance.now() - begun) / 1000;
  const facts = noted.finish();
  const pool = new Pool({ connectionString: url, max: 1 });
  await fillTables(pool, facts.products);
  await pool.end();
  const [price] = prices;
  if (!price) throw new Error('the feed has no public price');
  return { facts, price, seconds: passed };
}

/** All measured requests, after a check that both sides give the same results. */
async function kindsOf(shop: string, sql: SqlLoad, facts: Facts): Promise<Kind[]> {
  const categories = categoryQuestions(facts, questionsOfAKind);
  const filtered = filteredQuestions(facts, questionsOfAKind);
  const terms = searchTerms(facts, questionsOfAKind);
  // Whole products are cached as text; requesting all of them makes that cache useless.
  const numbers = productNumbers(facts, Math.max(questionsOfAKind, facts.products.length));
  await compareLists(shop, sql, facts, [
    ...categories.slice(0, compared / 2),
    // Text searches have different results, so lists with a search word are not compared.
    ...filtered.filter(({ term }) => term === undefined).slice(0, compared),
  ]);
  const found = await compareSearches(shop, sql, terms.slice(0, 5 * compared));
  const places = new Set(categories.map((question) => question.places.join()));
  console.log(`${questionsOfAKind} different questions of a kind; the category lists are of ${places.size} places`);
  console.log(`${5 * compared} texts find ${found.shop} products in the shop, ${found.sql} in SQL`);
  const all: Kind[] = [
    { name: 'category list', questions: categories.map((one) => [listAddress(one)]) },
    {
      name: 'category list + filters',
      questions: categories.map((one) => [fullAddress(one)]),
      statements: categories.map((one) => listStatement(one, facts)),
    },
    { name: 'filtered list', questions: filtered.map((one) => [listAddress(one)]) },
    {
      name: 'filtered list + filters',
      questions: filtered.map((one) => [fullAddress(one)]),
      statements: filtered.map((one) => listStatement(one, facts)),
    },
    {
      name: 'product',
      questions: numbers.map((number) => [productAddress(number)]),
      statements: numbers.map((number) => productStatement(number, publicList)),
    },
    {
      name: 'text search',
      questions: terms.map((term) => [searchAddress(term)]),
      statements: terms.map(searchStatement),
    },
  ];
  return all.filter(({ name }) => values.kinds === '' || values.kinds.split(',').includes(name));
}

async function measureKinds(shop: string, bare: string, sql: SqlLoad, kinds: readonly Kind[]): Promise<Row[]> {
  const targets = [
    ...[1, many].map((connections) => ({ name: 'bare Hono route', connections, url: `${bare}/`, kind: undefined })),
    ...kinds.flatMap((kind) => [1, many].map((connections) => ({ name: kind.name, connections, url: shop, kind }))),
  ].map((target) => ({ ...target, shop: [] as Measured[], sql: [] as Speed[] }));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { connections, url, kind, ...into } of targets) {
      const http = await measure(url, { connections, seconds, ...(kind && { questions: kind.questions }) });
      const { statements } = kind ?? {};
      const asked = statements && (await sql.measure(statements, { connections, seconds }));
      if (round === 0) continue;
      into.shop.push(http);
      if (asked) into.sql.push(asked);
    }
  return targets.map(({ name, connections, shop: ofShop, sql: ofSql }) => ({
    name,
    connections,
    shop: middleOf(ofShop, ['perSecond', 'p50', 'p99', 'cpu', 'bytes']),
    sql: ofSql.length > 0 ? middleOf(ofSql, ['perSecond', 'p50', 'p99']) : undefined,
  }));
}

function print(): void {
  console.log(`\nmedians of ${rounds} rounds of ${seconds} s taken in turns; times in ms, processor time in µs\n`);
  printTable([
    ['products', 'ready s', 'MB at first', 'MB at work', 'new price s', 'healthz p99', 'p99 in quiet'],
    ...worlds.map(({ build }) => build),
  ]);
  for (const { products, rows } of worlds) {
    console.log();
    printTable([
      [
        `${products} products`,
        'connections',
        'a second',
        'p50',
        'p99',
        'CPU',
        'kB',
        'SQL a second',
        'SQL p50',
        'SQL p99',
      ],
      ...rows.map(({ name, connections, shop, sql }) => [
        name,
        String(connections),
        shop.perSecond.toFixed(0),
        shop.p50.toFixed(2),
        shop.p99.toFixed(2),
        shop.cpu.toFixed(0),
        (shop.bytes / 1024).toFixed(1),
        sql?.perSecond.toFixed(1) ?? '',
        sql?.p50.toFixed(2) ?? '',
        sql?.p99.toFixed(2) ?? '',
      ]),
    ]);
  }
  printRatios();
}

/** Ratios are comparable between machines; absolute times are not. */
function printRatios(): void {
  const [smallest] = worlds;
  console.log();
  printTable([
    [
      'ratios',
      'connections',
      ...worlds.flatMap(({ products }) => [`${products}: shop/SQL`, 'p50 SQL/shop', 'of bare', 'CPU of bare']),
      ...worlds.slice(1).map(({ products }) => `p50 ${products} of ${smallest?.products}`),
    ],
    ...(smallest?.rows ?? []).map(({ name, connections, shop: first }, at) => [
      name,
      String(connections),
      ...worlds.flatMap(({ rows }) => {
        const row = rows[at];
        const bare = rows.find((one) => one.connections === connections);
        if (!row || !bare) return ['', '', '', ''];
        const { shop, sql } = row;
        return [
          sql ? (shop.perSecond / sql.perSecond).toFixed(1) : '',
          sql ? (sql.p50 / shop.p50).toFixed(1) : '',
          (shop.perSecond / bare.shop.perSecond).toFixed(3),
          (shop.cpu / bare.shop.cpu).toFixed(1),
        ];
      }),
      ...worlds.slice(1).map(({ rows }) => ((rows[at]?.shop.p50 ?? Number.NaN) / first.p50).toFixed(2)),
    ]),
  ]);
}

import { parseArgs } from 'node:util';
import { fillCatalogue } from '#tests/setup/fill-catalogue.ts';
import { type BenchAction, measureActions } from './lib/cart-load.ts';
import { publicList } from './lib/catalogue/feed.ts';
import { connectSql } from './lib/catalogue/sql-load.ts';
import type { Connection } from './lib/connection.ts';
import { noDatabase, withDatabase } from './lib/database.ts';
import { goodsByThePiece } from './lib/goods-by-the-piece.ts';
import type { Speed } from './lib/load.ts';
import { middleOf } from './lib/quantile.ts';
import { withBareRoute, withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// An order of 500 lines checked in one request, all known or all with a typing error, compared with one statement for the same 500 skus on
// the same PostgreSQL, at 1 and 16 connections: npm run bench instant-order -- --products 500 --seconds 5
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const many = 16;
const lineCount = 500;

type Row = { name: string; connections: number; taken: Speed[] };

const { rows: feed, skus } = goodsByThePiece(Number(values.products));
const wanted = skus.filter((_, at) => at % Math.max(1, Math.floor(skus.length / lineCount)) === 0).slice(0, lineCount);
if (wanted.length < lineCount) throw new Error(`the feed sells only ${wanted.length} skus by the piece`);

/** Changes one digit of the product's number, as a typing error. */
const slipped = (sku: string) => `${sku.slice(0, 4)}${(Number(sku[4]) + 1) % 10}${sku.slice(5)}`;

const bodyOf = (articles: readonly string[]) =>
  JSON.stringify({ lines: articles.map((article, at) => ({ article, quantity: 1 + (at % 20) })) });

function checking(articles: readonly string[]): BenchAction {
  const body = bodyOf(articles);
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return async (connection: Connection) => {
    const { status } = await connection.ask('/api/product/instantorder/check', { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`the check answered ${status}`);
  };
}

/** The query of a shop without an in-memory catalogue: name, price, size and stock of all lines, found by their keys, as one text. */
const statement = {
  text: `select count(*) as total, json_agg(json_build_object('sku', w.sku, 'name', p.data #>> '{texts,sv,name}', 'amount', r.unit_amount,
      'exceptions', r.size_exceptions, 'campaign', r.campaign, 'onHand', s.on_hand, 'next', s.next_delivery_date,
      'isSold', substr(w.sku, 13) = any (c.sizes)))::text as answer
    from unnest($1::text[]) as w (sku)
    join product_colour c on c.part_no = left(w.sku, 12)
    join product p on p.base_part_no = c.base_part_no
    left join price r on r.price_list = $2 and r.part_no = c.part_no
    left join stock s on s.sku = w.sku`,
  values: [wanted, publicList],
};

const done = await withBareRoute((bare) => withDatabase((url) => measureOn(url, bare)));
if (done === 'none') console.log(noDatabase);

async function measureOn(url: string, bare: string): Promise<void> {
  await fillCatalogue({ DATABASE_URL: url }, feed);
  const sql = await connectSql(url, many);
  try {
    await withShop({ DATABASE_URL: url, WORKERS: '1', DEFAULT_MARKET: 'se' }, async (shop) => {
      await expectGood(shop);
      const { total } = await sql.ask(statement);
      if (Number(total) !== lineCount) throw new Error(`SQL found ${total} of ${lineCount}`);
      const deeds: Record<string, (connections: number) => Promise<Speed>> = {
        'bare Hono route': (connections) => measureActions(bare, { connections, seconds }, (one) => one.ask('/')),
        'SQL, one statement': (connections) =>
          sql.measure(
            Array.from({ length: many }, () => statement),
            { connections, seconds },
          ),
        'check of 500 lines': (connections) => measureActions(shop, { connections, seconds }, checking(wanted)),
        'check of 500 slips': (connections) =>
          measureActions(shop, { connections, seconds }, checking(wanted.map(slipped))),
      };
      const rows: Row[] = Object.keys(deeds).flatMap((name) =>
        [1, many].map((connections) => ({ name, connections, taken: [] })),
      );
      // The first round only warms up.
      for (let round = 0; round <= rounds; round += 1)
        for (const { name, connections, taken } of rows) {
          const speed = await deeds[name]?.(connections);
          if (speed && round > 0) taken.push(speed);
        }
      print(rows);
    });
  } finally {
    await sql.close();
  }
}

/** Checks that the measured response is valid: every line known, none merged. */
async function expectGood(shop: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shop}/api/product/instantorder/check`, {
    method: 'POST',
    headers,
    body: bodyOf(wanted),
  });
  const { lines } = (await answer.json()) as { lines: { kind: string }[] };
  const found = lines.filter(({ kind }) => kind === 'ok' || kind === 'out-of-stock').length;
  if (found !== lineCount) throw new Error(`the shop knows ${found} of ${lineCount} lines`);
}

function print(rows: readonly Row[]): void {
  const measured = rows.map((row) => ({ ...row, ...middleOf(row.taken, ['perSecond', 'p50', 'p99']) }));
  console.log(`\nmedians of ${rounds} rounds of ${seconds} s taken in turns; times in ms\n`);
  printTable([
    ['', 'connections', 'a second', 'p50', 'p99', 'of SQL', 'p50 of SQL', 'of bare'],
    ...measured.map(({ name, connections, perSecond, p50, p99 }) => {
      const of = (yardstick: string) =>
        measured.find((one) => one.name === yardstick && one.connections === connections);
      const [sql, bare] = [of('SQL, one statement'), of('bare Hono route')];
      return [
        name,
        String(connections),
        perSecond.toFixed(1),
        p50.toFixed(1),
        p99.toFixed(1),
        (perSecond / (sql?.perSecond ?? Number.NaN)).toFixed(2),
        (p50 / (sql?.p50 ?? Number.NaN)).toFixed(2),
        (perSecond / (bare?.perSecond ?? Number.NaN)).toFixed(4),
      ];
    }),
  ]);
}

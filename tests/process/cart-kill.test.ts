import { Agent, request } from 'node:http';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { migratedDataFolder } from '#tests/setup/data-folder.ts';
import { fillCatalogue } from '#tests/setup/fill-catalogue.ts';
import { isFull } from '#tests/setup/long-runs.ts';
import { newFolder, startServer } from './server-process.ts';

const { TEST_DATABASE_URL: postgres } = process.env;

const sku = '200011100200C50';
const kronor = 500;
const cartCount = isFull ? 20 : 8;
const rowsOfACart = 50;
const answeredBeforeTheEnd = isFull ? 300 : 120;

type Row = { readonly id: string; readonly wish: number; isAnswered: boolean };
type Filled = { readonly id: string; readonly cookie: string; readonly rows: readonly Row[] };
type Answer = { status: number; cookies: string[]; body: unknown };

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

function ask(
  address: string,
  method: string,
  path: string,
  { cookie = '', body }: { cookie?: string; body?: object } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const headers = { origin: address, 'content-type': 'application/json', ...(cookie && { cookie }) };
    const sent = request(new URL(path, address), { agent, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
        resolve({ status: response.statusCode ?? 0, cookies, body: JSON.parse(text) });
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** A cart of fifty rows of one piece each. */
async function fillCart(address: string, at: number): Promise<Filled> {
  const made = await ask(address, 'POST', '/api/cart/carts', { body: {} });
  const cookie = made.cookies.join('; ');
  const { id } = made.body as { id: string };
  const products = `/api/cart/carts/${id}/products`;
  const added = await ask(address, 'POST', products, { cookie, body: { sku, quantity: rowsOfACart } });
  const { id: rowId } = added.body as { id: string };
  const split = await ask(address, 'POST', `${products}/${rowId}/split?kind=Full`, { cookie });
  const rows = (split.body as { id: string }[]).map((row, nth) => ({
    id: row.id,
    wish: 2 + ((at + nth) % 7),
    isAnswered: false,
  }));
  return { id, cookie, rows };
}

async function newDatabase(): Promise<string> {
  const admin = new Client({ connectionString: postgres });
  await admin.connect();
  const name = `yrke_kill_${process.pid}_${Date.now()}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(postgres ?? ''), { pathname: `/${name}` }).href;
}

async function killInTheMiddle(database: Record<string, string>): Promise<void> {
  const settings = {
    DEFAULT_MARKET: 'se',
    API_RATE_LIMIT: '1000000',
    ...database,
  };
  await fillCatalogue(settings, smallWorld());
  const first = await startServer(settings);
  const carts: Filled[] = [];
  for (let at = 0; at < cartCount; at += 1) carts.push(await fillCart(first.address, at));
  expect(carts.flatMap(({ rows }) => rows)).toHaveLength(cartCount * rowsOfACart);

  let answered = 0;
  const changes = carts.flatMap(({ id, cookie, rows }) =>
    rows.map(async (row) => {
      const path = `/api/cart/carts/${id}/products/${row.id}/quantity`;
      const { status } = await ask(first.address, 'PUT', path, { cookie, body: { quantity: row.wish } });
      row.isAnswered = status === 200;
      answered += row.isAnswered ? 1 : 0;
      if (answered === answeredBeforeTheEnd) first.child.kill('SIGKILL');
    }),
  );
  await Promise.allSettled(changes);
  expect(await first.ended).toBeNull();
  // The process was killed in the middle of the requests.
  expect(answered).toBeGreaterThanOrEqual(answeredBeforeTheEnd);
  expect(answered).toBeLessThan(cartCount * rowsOfACart);

  const second = await startServer(settings);
  for (const cart of carts) await expectWhole(second.address, cart);
}

/** Acknowledged changes are stored; the others are stored completely or not at all. The page total matches the rows. */
async function expectWhole(address: string, { id, cookie, rows }: Filled): Promise<void> {
  const stored = await ask(address, 'GET', `/api/cart/carts/${id}`, { cookie });
  const { products } = stored.body as { products: { id: string; quantity: number; rowNumber: number }[] };
  expect(products.map((row) => row.id).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
  expect(new Set(products.map(({ rowNumber }) => rowNumber)).size).toBe(rows.length);
  const held = new Map(products.map((row) => [row.id, row.quantity]));
  for (const row of rows) expect(row.isAnswered ? [row.wish] : [1, row.wish]).toContain(held.get(row.id));
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const shown = await ask(address, 'GET', '/sv/checkout-answers/change', { cookie });
  const { page } = shown.body as { page: { totals: { payable: string } } };
  expect(Number(page.totals.payable.replaceAll(/[^\d,]/g, '').replace(',', '.'))).toBe(pieces * kronor);
}

/** Hundreds of changes and three starts of a server, on a machine that may be busy. */
const withinMs = 300_000;

test(
  'killed in the middle of hundreds of parallel changes, a shop on PGlite has all that it acknowledged',
  async () => killInTheMiddle({ DATA_DIR: await migratedDataFolder() }),
  withinMs,
);

test.skipIf(!postgres)(
  'so has a shop on PostgreSQL',
  async () => killInTheMiddle({ DATA_DIR: await newFolder(), DATABASE_URL: await newDatabase() }),
  withinMs,
);

import { parseArgs } from 'node:util';
import { envelopeOf, orderRequestOf, returnedLines } from '#tests/build/procurement-order.ts';
import { noDatabase } from './lib/database.ts';
import { goodsByThePiece } from './lib/goods-by-the-piece.ts';
import { type OrderDatabase, withOrderDatabase } from './lib/order-database.ts';
import { fillProcurementWorld } from './lib/procurement-world.ts';
import { quantile } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// A procurement system that uses cXML: from its setup request to the first page, the return of a cart of 500 rows, and
// the order: npm run bench punchout -- --rounds 100 --databases PostgreSQL
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    large: { type: 'string', default: '10' },
    databases: { type: 'string', default: 'PGlite,PostgreSQL' },
  },
});
const rounds = Number(values.rounds);
const large = Number(values.large);
const rowsOfACart = 500;
const warmUp = 3;
const identity = 'AN01000000001-T';
const goods = goodsByThePiece(500);
const cxml = '/api/auth/login/cxml/session?MARKETID=1';
let visits = 0;

for (const name of values.databases.split(','))
  if ((await withOrderDatabase(name, measure)) === 'none') console.log(noDatabase);

async function measure(database: OrderDatabase): Promise<void> {
  const secret = await fillProcurementWorld(database.settings, goods, identity);
  const settings = { ...database.settings, WORKERS: '1', DEFAULT_MARKET: 'se' };
  const times = { start: [] as number[], returned: [] as number[], ordered: [] as number[] };
  await withShop(settings, async (shop) => {
    for (let n = 0; n < rounds + warmUp; n += 1) {
      const { ms } = await timed(() => enter(shop, secret));
      if (n >= warmUp) times.start.push(ms);
    }
    for (let n = 0; n < large + warmUp; n += 1) {
      const cookie = await enter(shop, secret);
      const products = goods.skus.slice(0, rowsOfACart).map((sku) => ({ sku, quantity: 1 }));
      await post(shop, '/api/cart/carts', JSON.stringify({ products }), { cookie, 'content-type': 'application/json' });
      const closed = await timed(() => post(shop, '/api/order/punchout/close', '', { cookie }));
      const { fields } = JSON.parse(closed.value) as { fields: { value: string }[] };
      const { items } = returnedLines(fields[0]?.value ?? '');
      if (items.length !== rowsOfACart) throw new Error(`${items.length} rows came back`);
      const body = orderRequestOf({ items, orderId: `PO-${n}` });
      const order = envelopeOf({ secret, payloadId: `order.${n}@buyer.example`, body });
      const ordered = await timed(() => post(shop, cxml, order, { 'content-type': 'text/xml' }));
      if (!ordered.value.includes('code="200"')) throw new Error(ordered.value);
      if (n < warmUp) continue;
      times.returned.push(closed.ms);
      times.ordered.push(ordered.ms);
    }
  });
  print(database.name, times);
}

/**
 * Sends the setup request, and opens the start page and the first page of the shop. Returns the cookies of the session.
 */
async function enter(shop: string, secret: string): Promise<string> {
  visits += 1;
  const body = `<PunchOutSetupRequest operation="create"><BuyerCookie>${visits}</BuyerCookie><BrowserFormPost><URL>https://buyer.example/punchin</URL></BrowserFormPost></PunchOutSetupRequest>`;
  const document = envelopeOf({ secret, payloadId: `setup.${visits}@buyer.example`, body });
  const answer = await post(shop, cxml, document, { 'content-type': 'text/xml' });
  const url = new URL(/<URL>(.*?)<\/URL>/.exec(answer)?.[1]?.replaceAll('&amp;', '&') ?? 'http://nowhere');
  const opened = await fetch(`${shop}${url.pathname}${url.search}`, { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const page = await fetch(`${shop}${opened.headers.get('location') ?? '/'}`, { headers: { cookie } });
  if (!(await page.text()).includes('</html>')) throw new Error(`the first page answered ${page.status}`);
  return cookie;
}

async function post(shop: string, path: string, body: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${shop}${path}`, { method: 'POST', body, headers: { origin: shop, ...headers } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const from = performance.now();
  const value = await work();
  return { value, ms: performance.now() - from };
}

function print(name: string, { start, returned, ordered }: Record<'start' | 'returned' | 'ordered', number[]>): void {
  const row = (what: string, all: readonly number[], wanted: string) => {
    const sorted = [...all].sort((a, b) => a - b);
    return [what, ...[0.5, 0.99].map((share) => quantile(sorted, share).toFixed(0)), wanted];
  };
  console.log(`${name}: ${start.length} visits, ${ordered.length} carts of ${rowsOfACart} rows`);
  printTable([
    ['', 'median ms', 'p99 ms', 'wanted'],
    row('from the document to the first page', start, 'p99 below 300'),
    row('a cart returned', returned, 'below 500'),
    row('an order placed', ordered, 'below 2,000'),
  ]);
}

import { parseArgs } from 'node:util';
import { connect } from './lib/connection.ts';
import { noDatabase } from './lib/database.ts';
import { type OrderDatabase, withOrderDatabase } from './lib/order-database.ts';
import { type Measured, printScans } from './lib/scan-table.ts';
import { addGarments, growthOf } from './lib/scanned-garments.ts';
import { withShop } from './lib/servers.ts';
import { demoPassword, signIn } from './lib/sign-in.ts';
import { askSteadily } from './lib/steady.ts';

// The effect of laundry scans on other visitors: pages requested at a steady rate, without scans and with 200 scans a
// second, single and in batches, in turns. Then the highest rates, and the growth of the table of scans: npm run bench
// scans -- --rate 200 --rounds 4 --seconds 10
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
  },
});
const [rate, rounds, seconds] = [Number(values.rate), Number(values.rounds), Number(values.seconds)];
const program = 'kuusiranta-laundry';
const inBatch = 100;
const largestBatch = 1000;
const garments = 20_000;
/** Many, because single scans are answered after a pause, and few scanners could not load the shop. */
const scanners = 64;
/** Few, because the shop closes connections that are idle for some seconds. */
const batchScanners = 4;
const pagesPerSecond = 20;

let told = 0;

if ((await withOrderDatabase('PostgreSQL', measure)) === 'none') console.log(noDatabase);

async function measure(database: OrderDatabase): Promise<void> {
  const settings = { ...database.settings, DEMO: '1', DEMO_PRODUCTS: '120', DEFAULT_MARKET: 'fi', WORKERS: '1' };
  await withShop(settings, async (shop) => {
    const session = await database.connect();
    const pages = { 'garment page': `/en/garments/${await addGarments(session, garments)}`, list: '/en/all-products' };
    const tell = await openScanner(shop);
    const cookie = await signIn(shop, 'aino.pesola@kuusiranta.example');
    const ask = async () => ({
      took: await askSteadily(shop, Object.values(pages), { perSecond: pagesPerSecond, seconds, headers: { cookie } }),
    });
    let times: Measured = { idle: [], single: [], batch: [] };
    // The first round only warms up: a shop that has just started is slow for other reasons.
    for (let round = 0; round <= rounds; round += 1) {
      if (round === 1) times = { idle: [], single: [], batch: [] };
      times.idle.push(await ask());
      times.single.push(await beside(ask, () => scanAt(tell, 1)));
      times.batch.push(await beside(ask, () => scanAt(tell, inBatch)));
    }
    const before = await growthOf(session);
    const highest = {
      'one by one': await highestRate(tell, 1, scanners),
      [`${largestBatch} in a call`]: await highestRate(tell, largestBatch, batchScanners),
    };
    printScans({ times, pages: Object.keys(pages), rate, highest, growth: await growthOf(session), before });
    await session.close();
  });
}

type Scan = { readonly garmentId: string; readonly eventId: string; readonly kind: string; readonly at: string };
type Tell = (events: readonly Scan[]) => Promise<void>;

function scans(count: number): Scan[] {
  return Array.from({ length: count }, () => {
    told += 1;
    // Scans each garment in turn, a minute later than before.
    const at = new Date(Date.now() - (told % 500_000) * 60_000);
    return {
      garmentId: `bench${(told % garments) + 1}`,
      eventId: `scan-${told}`,
      kind: 'washed',
      at: at.toISOString(),
    };
  });
}

/** The program of the laundry, over some connections in turn. */
async function openScanner(shop: string): Promise<Tell> {
  const answer = await fetch(`${shop}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: program,
      client_secret: demoPassword,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const one = Array.from({ length: scanners }, () => connect(shop));
  const batches = one.slice(0, batchScanners);
  let turn = 0;
  return async (events) => {
    turn += 1;
    const [first] = events;
    const isOne = events.length === 1;
    const path = isOne ? `/api/laundry/garments/${first?.garmentId}/events` : '/api/laundry/garments/events';
    const connections = isOne ? one : batches;
    const asked = {
      method: 'POST',
      headers,
      body: JSON.stringify(isOne ? { ...first, garmentId: undefined } : { events }),
    };
    const said = await connections[turn % connections.length]?.ask(path, asked);
    const { outcome, counted = outcome === 'counted' ? 1 : 0 } = (
      said?.status === 200 ? JSON.parse(said.text) : {}
    ) as {
      outcome?: string;
      counted?: number;
    };
    if (counted !== events.length) throw new Error(`${counted} of ${events.length} scans counted: ${said?.text}`);
  };
}

/** Scans at the given rate until `stop`, which returns the counted scans per second. */
function scanAt(tell: Tell, size: number) {
  const started = performance.now();
  const sent: Promise<void>[] = [];
  const timer = setInterval(
    () => {
      const due = ((performance.now() - started) / 1000) * rate;
      while ((sent.length + 1) * size <= due) sent.push(tell(scans(size)));
    },
    Math.min(10, (size / rate) * 1000),
  );
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return (sent.length * size) / ((performance.now() - started) / 1000);
  };
}

async function beside<T extends object>(work: () => Promise<T>, start: () => () => Promise<number>) {
  const stop = start();
  const done = await work();
  return { ...done, reached: await stop() };
}

/** Scans per second if each connection sends the next scan as soon as the last is answered. */
async function highestRate(tell: Tell, size: number, connections: number): Promise<number> {
  const started = performance.now();
  let counted = 0;
  const go = async () => {
    while (performance.now() - started < seconds * 1000) {
      await tell(scans(size));
      counted += size;
    }
  };
  await Promise.all(Array.from({ length: connections }, go));
  return counted / ((performance.now() - started) / 1000);
}

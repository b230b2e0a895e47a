import { parseArgs } from 'node:util';
import { roles } from '#modules/auth/roles.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { someClaims } from '#tests/build/visit.ts';
import { noDatabase } from './lib/database.ts';
import { fillHistory } from './lib/history-world.ts';
import { metric } from './lib/load.ts';
import { withOrderDatabase } from './lib/order-database.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// A company's history as a spreadsheet over HTTP: its duration, and the memory of the shop meanwhile. If memory stays flat, fifty times the
// rows need no more of it: npm run bench history-export -- --orders 1000,50000 --databases PostgreSQL
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000,50000' },
    databases: { type: 'string', default: 'PostgreSQL' },
  },
});
const megabyte = 1_000_000;
/** Downloads before the measured ones, after which memory has its usual size. */
const warmUps = 3;

for (const name of values.databases.split(',')) {
  const rows: string[][] = [];
  for (const orders of values.orders.split(',').map(Number)) {
    const done = await withOrderDatabase(name, ({ settings }) => measure(settings, orders));
    if (done === 'none') console.log(noDatabase);
    else rows.push(done);
  }
  console.log(`\n${name}`);
  printTable([['orders', 'seconds', 'MB', 'memory before, MB', 'at most, MB'], ...rows]);
}

async function measure(settings: Record<string, string>, orders: number): Promise<string[]> {
  const { scope, customerId, close } = await fillHistory(settings, orders);
  await close();
  if (scope.kind !== 'company') throw new Error('the history is that of a company');
  const claims = { customer_id: customerId, company_id: scope.companyId, storm_role: roles.customerAdmin };
  return withShop({ ...settings, WORKERS: '1', DEFAULT_MARKET: 'se' }, async (shop) => {
    const token = await issueToken(secretsOf(readEnv(settings)), someClaims({ ...claims, super_customer_admin: true }));
    const headers = { authorization: `Bearer ${token}` };
    for (let time = 0; time < warmUps; time += 1) await download(shop, headers);
    const before = await memoryOf(shop);
    const { seconds, bytes, most } = await download(shop, headers);
    const sizes = [bytes, before, most].map((size) => (size / megabyte).toFixed(1));
    return [String(orders), seconds.toFixed(1), ...sizes];
  });
}

async function download(shop: string, headers: Record<string, string>) {
  const start = performance.now();
  const answer = await fetch(`${shop}/api/document/documents/orders/excel?cultureCode=en`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`no file came: ${answer.status}`);
  let bytes = 0;
  let most = 0;
  let looked = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    if (performance.now() - looked < 200) continue;
    looked = performance.now();
    most = Math.max(most, await memoryOf(shop));
  }
  return { seconds: (performance.now() - start) / 1000, bytes, most };
}

function memoryOf(shop: string): Promise<number> {
  return metric(shop, 'process_resident_memory_bytes');
}

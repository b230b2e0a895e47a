import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { roles } from '#modules/auth/roles.ts';
import { issueToken } from '#modules/auth/token.server.ts';
import { defaultSessionSecret } from '#platform/env.server.ts';
import { type Measured, measure, metric } from './lib/load.ts';
import { middleOf } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// What open pages cost a process: its memory, and the times of other requests, as ratios to the same process without them.
const pages = 2000;
const allowedMb = 300;
const connections = 8;
const rounds = 5;
const seconds = 3;
const read = '/api/feature/features/UseKlevu/enabled?marketId=1';

await withShop({}, async (shop) => {
  const url = `${shop}${read}`;
  await measure(url, { connections, seconds });
  const without = await measureRounds(url);
  const before = await megabytes(shop);
  const opened = await Promise.all(Array.from({ length: pages }, (_, at) => open(shop, at + 1)));
  const after = await megabytes(shop);
  const withPages = await measureRounds(url);
  const later = await megabytes(shop);
  for (const request of opened) request.destroy();
  const again = await measureRounds(url);
  const isBare = middleOf(without, ['p50', 'p99', 'cpu']);
  console.log(`${pages} open pages, each of another person, one process; medians of ${rounds} rounds of ${seconds} s`);
  printTable([
    ['', 'p50 ms', 'p99 ms', 'CPU µs each', 'p50 of none', 'p99 of none', 'CPU of none'],
    ...[
      ['no open page', without] as const,
      [`${pages} open pages`, withPages] as const,
      ['closed again', again] as const,
    ].map(([name, all]) => {
      const { p50, p99, cpu } = middleOf(all, ['p50', 'p99', 'cpu']);
      const ratios = [p50 / isBare.p50, p99 / isBare.p99, cpu / isBare.cpu];
      return [name, p50.toFixed(2), p99.toFixed(2), cpu.toFixed(0), ...ratios.map((ratio) => ratio.toFixed(2))];
    }),
  ]);
  printTable([
    ['memory', 'MB', 'of what is allowed'],
    ['before', before.toFixed(0), ''],
    ['added by open pages', (after - before).toFixed(0), ((after - before) / allowedMb).toFixed(2)],
    ['added after requests beside them', (later - before).toFixed(0), ((later - before) / allowedMb).toFixed(2)],
  ]);
});

async function measureRounds(url: string): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure(url, { connections, seconds }));
  return all;
}

async function megabytes(shop: string): Promise<number> {
  return (await metric(shop, 'process_resident_memory_bytes')) / 1024 / 1024;
}

/** Resolves when the first message has arrived. */
async function open(shop: string, customer_id: number): Promise<ClientRequest> {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const person = { customer_id, storm_role: roles.b2c, super_customer_admin: false, sid: `s${customer_id}` };
  const token = await issueToken([defaultSessionSecret], { ...person, market: 4, exp });
  return new Promise((resolve, reject) => {
    const request = get(`${shop}/live`, { agent: false, headers: { authorization: `Bearer ${token}` } });
    request.on('error', reject).on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered with ${answer.statusCode}`));
      answer.on('error', () => undefined).once('data', () => resolve(request));
    });
  });
}

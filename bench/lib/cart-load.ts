import { type Connection, connect } from './connection.ts';
import { cpuSeconds, type Measured, speedOf } from './load.ts';

type Load = { readonly connections: number; readonly seconds: number };

/** A repeated action; each connection has its own data, so that they do not change the same rows. */
export type BenchAction = (connection: Connection, at: { connection: number; turn: number }) => Promise<unknown>;

/** Each connection sends one request after the other until the time is over. */
export async function measureActions(address: string, { connections, seconds }: Load, deed: BenchAction) {
  const open = Array.from({ length: connections }, () => connect(address));
  const times: number[] = [];
  const cpuBefore = await cpuSeconds(address);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  try {
    await Promise.all(
      open.map(async (one, connection) => {
        for (let turn = 0; performance.now() < until; turn += 1) {
          const started = performance.now();
          await deed(one, { connection, turn });
          times.push(performance.now() - started);
        }
      }),
    );
  } finally {
    for (const one of open) one.close();
  }
  const passed = (performance.now() - begun) / 1000;
  const cpu = (((await cpuSeconds(address)) - cpuBefore) / times.length) * 1e6;
  return { ...speedOf(times, passed), cpu } satisfies Omit<Measured, 'bytes'>;
}

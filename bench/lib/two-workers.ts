import { type Connection, connect } from './connection.ts';

const tries = 20;
const probe = '/api/feature/features/UseKlevu/enabled';

/** Two connections to different workers. */
export async function connectToTwoWorkers(address: string): Promise<[Connection, Connection]> {
  const first = connect(address);
  for (let count = 0; count < tries; count += 1) {
    const second = connect(address);
    if (await areApart(first, second)) return [first, second];
    second.close();
  }
  throw new Error(`${tries} connections were all taken by the same worker`);
}

/** Each worker counts its own requests: a request over one connection does not change the other worker's count. */
async function areApart(one: Connection, other: Connection): Promise<boolean> {
  const before = await remaining(one);
  await remaining(other);
  return before - (await remaining(one)) === 1;
}

async function remaining(connection: Connection): Promise<number> {
  const { headers } = await connection.ask(probe);
  return Number(String(headers.ratelimit).match(/r=(\d+)/)?.[1]);
}

import type { Connection } from './lib/connection.ts';
import { noDatabase, withDatabase } from './lib/database.ts';
import { median } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { giveTask, staffToken } from './lib/staff-token.ts';
import { printTable } from './lib/table.ts';
import { connectToTwoWorkers } from './lib/two-workers.ts';

type Seen = { afterSent: number; afterAnswer: number };

const changes = 20;
const flag = '/api/feature/features/UseKlevu';

// How long one worker uses the old value after another has changed a flag.
const done = await withDatabase((DATABASE_URL) =>
  withShop({ DATABASE_URL, WORKERS: '2' }, async (address) => {
    const [writer, reader] = await connectToTwoWorkers(address);
    await giveTask(DATABASE_URL, 'settings');
    const authorization = `Bearer ${await staffToken()}`;
    const seen: Seen[] = [];
    for (let count = 0; count < changes; count += 1)
      seen.push(await changeAndWatch(writer, reader, authorization, count % 2 === 0));
    writer.close();
    reader.close();
    print(seen);
  }),
);
if (done === 'none') console.log(noDatabase);

async function changeAndWatch(
  writer: Connection,
  reader: Connection,
  authorization: string,
  enabled: boolean,
): Promise<Seen> {
  const headers = { authorization, 'content-type': 'application/json' };
  const sent = performance.now();
  const answered = writer
    .ask(flag, { method: 'PUT', headers, body: JSON.stringify({ enabled }) })
    .then(({ status }) => {
      if (status !== 200) throw new Error(`the flag could not be changed: ${status}`);
      return performance.now();
    });
  while ((await reader.ask(`${flag}/enabled`)).text !== String(enabled));
  const seen = performance.now();
  return { afterSent: seen - sent, afterAnswer: Math.max(0, seen - (await answered)) };
}

function print(seen: readonly Seen[]): void {
  const row = (name: string, times: number[]) => [name, median(times).toFixed(1), Math.max(...times).toFixed(1)];
  console.log(`a flag changed through one of 2 workers and read through the other, ${seen.length} times`);
  printTable([
    ['ms until it is seen', 'median', 'longest'],
    row(
      'from sending the change',
      seen.map(({ afterSent }) => afterSent),
    ),
    row(
      'from its answer',
      seen.map(({ afterAnswer }) => afterAnswer),
    ),
  ]);
}

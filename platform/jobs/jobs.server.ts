import { fromPglite, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../db/open-database.server.ts';
import type { Log } from '../log.server.ts';

/** Work done outside a request: by the clock (`cron`, UTC) or when asked for by name. It may run twice after a crash. */
export type Job<Data extends object = object> = {
  name: string;
  cron?: string;
  /** After this long it counts as lost and is tried again; a quarter of an hour unless said otherwise. */
  mayTakeSeconds?: number;
  run(data: Data): Promise<void>;
};

export type Jobs = {
  /** Never inside a transaction: publish an event there, and let its subscriber send the job. */
  send(name: string, data: object): Promise<void>;
};

type Options = { database: OpenDatabase; url: string | undefined; jobs: Job[]; log: Log; pollSeconds?: number };

const stopWithinMs = 5000;

export async function startJobs({
  database,
  url,
  jobs,
  log,
  pollSeconds = 2,
}: Options): Promise<Jobs & { stop(): Promise<void> }> {
  const connection =
    database.kind === 'pglite'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: url ?? '', max: 3 };
  const boss = new PgBoss({ ...connection, schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  for (const job of jobs) {
    const { mayTakeSeconds: expireInSeconds = 900 } = job;
    await boss.createQueue(job.name, { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds });
    await boss.work<object>(job.name, { pollingIntervalSeconds: pollSeconds }, async (taken) => {
      for (const { data } of taken)
        await job.run(data ?? {}).catch((error: unknown) => {
          // The queue tries again, but tells nobody.
          log.warn({ err: error, job: job.name }, 'a job failed');
          throw error;
        });
    });
    if (job.cron) await boss.schedule(job.name, job.cron);
  }
  return {
    send: async (name, data) => void (await boss.send(name, data)),
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs, close: database.kind === 'postgres' }),
  };
}

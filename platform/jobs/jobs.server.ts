import { setTimeout as sleep } from 'node:timers/promises';
import { fromPglite, PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../db/database-away.ts';
import type { GuardedPool } from '../db/guarded-pool.server.ts';
import type { OpenDatabase } from '../db/open-database.server.ts';
import type { Log } from '../log.server.ts';

/** Work outside of requests: on a schedule (`cron`, UTC) or sent by name. It may run twice after a crash. */
export type Job<Data extends object = object> = {
  name: string;
  cron?: string;
  /** After this time the job counts as lost and is retried; default 15 minutes. */
  mayTakeSeconds?: number;
  run(data: Data): Promise<void>;
};

export type Jobs = {
  /** Never call it inside a transaction: publish an event there, and let its subscriber send the job. */
  send(name: string, data: object): Promise<void>;
};

type Options = {
  database: OpenDatabase;
  jobs: Job[];
  log: Log;
  /** How often each of some thirty queues asks the database. A job that this process sends does not wait for it. */
  pollSeconds?: number;
};

const stopWithinMs = 5000;
const startAgainMs = 2000;
const connections = 3;
// Jobs that wait for other jobs, which the shop does not have, are looked for every five seconds by default.
const flowIntervalSeconds = 600;

export async function startJobs({
  database,
  jobs,
  log,
  pollSeconds = 20,
}: Options): Promise<Jobs & { stop(): Promise<void> }> {
  const pool = database.kind === 'postgres' ? database.openPool(connections) : undefined;
  const connection =
    database.kind === 'pglite'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { db: { executeSql: (text: string, values?: unknown[]) => (pool as GuardedPool).query(text, values) } };

  const workers = new Map<string, string>();

  async function start(): Promise<PgBoss> {
    const boss = new PgBoss({ ...connection, schema: 'jobs', flowIntervalSeconds });
    boss.on('error', (error) => isDatabaseAway(error) || log.error({ err: error }, 'the job queue failed'));
    try {
      await boss.start();
      for (const job of jobs) await work(boss, job);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  async function work(boss: PgBoss, job: Job): Promise<void> {
    const { mayTakeSeconds: expireInSeconds = 900 } = job;
    await boss.createQueue(job.name, { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds });
    const worker = await boss.work<object>(job.name, { pollingIntervalSeconds: pollSeconds }, async (taken) => {
      for (const { data } of taken)
        await job.run(data ?? {}).catch(async (error: unknown) => {
          // The queue retries, but does not log.
          log.warn({ err: error, job: job.name }, 'a job failed');
          // If the database is unavailable, the queue cannot record the failure and would retry only after the job's
          // timeout.
          if (isDatabaseAway(error)) await untilBack();
          throw error;
        });
    });
    workers.set(job.name, worker);
    if (job.cron) await boss.schedule(job.name, job.cron);
  }

  const stopping = new AbortController();
  async function untilBack(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await connection.db.executeSql('select 1');
        return;
      } catch (error) {
        if (!isDatabaseAway(error)) return;
        await sleep(startAgainMs, undefined, { ref: false });
      }
    }
  }

  const boss = await startUntilBack(start);
  return {
    send: async (name, data) => {
      await boss.send(name, data);
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: stopWithinMs, close: false });
      await pool?.end();
    },
  };
}

/** If the database becomes unavailable during the start, wait instead of ending the process. */
async function startUntilBack<T>(start: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await sleep(startAgainMs, undefined, { ref: false });
    }
  }
}

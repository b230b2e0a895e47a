import { Worker } from 'node:worker_threads';
import type { PGlite as PGliteOfKysely, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { startedFile } from '../started-file.ts';
import { DatabaseAwayError } from './database-away.ts';
import { type Answer, fromPlainError, type Question } from './pglite-messages.ts';

const entry = startedFile('platform/db/pglite-thread-entry.server.ts');

/** What the query builder and the job queue use of PGlite. */
export type Pglite = PGliteOfKysely & { exec(text: string): Promise<{ rows: Record<string, unknown>[] }[]> };

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type Pending = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

/**
 * PGlite in a thread of its own, so that statements do not delay requests that need none. If the thread breaks, what it was doing
 * fails as with a database server that is away, and the next statement starts it again.
 */
export async function openPgliteThread(folder: string, startThread = () => new Worker(entry)): Promise<Pglite> {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let closed = false;
  let asked = 0;
  let begun = 0;
  /** Transactions up to this number were open when the thread broke, or had ended. */
  let lastLost = 0;

  function start(): Worker {
    const started = startThread();
    started.on('message', (answer: Answer) => {
      const asker = take(answer.id);
      if ('error' in answer) asker?.reject(fromPlainError(answer.error));
      else asker?.resolve(answer.value);
    });
    // 'exit' follows and ends what was asked.
    started.on('error', () => {});
    started.on('exit', () => {
      worker = undefined;
      lastLost = begun;
      for (const id of pending.keys()) take(id)?.reject(new DatabaseAwayError('the thread of the database ended'));
    });
    return started;
  }

  function take(id: number): Pending | undefined {
    const asker = pending.get(id);
    pending.delete(id);
    // A process may end while its database is idle.
    if (pending.size === 0) worker?.unref();
    return asker;
  }

  function post(question: WithoutId<Question>): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    asked += 1;
    pending.set(asked, { resolve, reject });
    worker?.ref();
    worker?.postMessage({ id: asked, ...question }, []);
    return promise;
  }

  async function ask(question: WithoutId<Question>): Promise<unknown> {
    if (closed) throw new Error('the database is closed');
    if (!worker) await open();
    return await post(question);
  }

  async function open(): Promise<void> {
    const started = start();
    worker = started;
    try {
      await post({ kind: 'open', folder });
    } catch (error) {
      await started.terminate();
      throw error;
    }
  }

  async function query<T>(text: string, params?: unknown[], transaction?: number): Promise<PGliteQueryResults<T>> {
    if (transaction !== undefined && transaction <= lastLost)
      throw new DatabaseAwayError('the thread of the database ended in a transaction');
    const of = transaction === undefined ? {} : { transaction };
    return (await ask({ kind: 'query', text, params, ...of })) as PGliteQueryResults<T>;
  }

  async function transaction<T>(run: (inside: PGliteTransaction) => Promise<T>): Promise<T> {
    begun += 1;
    const number = begun;
    let isOver = false;
    const end = async (kind: 'commit' | 'rollback') => {
      if (isOver) return;
      isOver = true;
      if (number <= lastLost) throw new DatabaseAwayError('the thread of the database ended in a transaction');
      await ask({ kind, transaction: number });
    };
    // The query builder waits until `run` is called, so a transaction that cannot begin fails at its first statement.
    const failure = await ask({ kind: 'begin', transaction: number }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure) isOver = true;
    const inside: PGliteTransaction = {
      query: async (text, params) => {
        if (failure) throw failure.error;
        return await query(text, params, number);
      },
      rollback: () => end('rollback'),
    };
    try {
      const result = await run(inside);
      if (failure) throw failure.error;
      await end('commit');
      return result;
    } catch (error) {
      await end('rollback').catch(() => {});
      throw error;
    }
  }

  await open();
  return {
    query: (text, params) => query(text, params),
    exec: async (text) => (await ask({ kind: 'exec', text })) as { rows: Record<string, unknown>[] }[],
    transaction,
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    close: async () => {
      if (closed) return;
      if (worker) await ask({ kind: 'close' });
      closed = true;
      await worker?.terminate();
    },
  };
}

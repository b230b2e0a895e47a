import { Worker } from 'node:worker_threads';
import { type CatalogueThread, takingTurns } from '#modules/assortment/catalogue-thread.ts';
import type { BuiltCatalogue, ColumnWorks } from '#modules/assortment/column-works.ts';
import type { Log } from '#platform/log.server.ts';
import { startedFile } from '#platform/started-file.ts';

const entry = startedFile('server/catalogue-thread-entry.ts');

export type ThreadQuestion = { id: number; method: keyof ColumnWorks; args: unknown[] };
export type ThreadAnswer = { id: number; value: unknown } | { id: number; error: unknown };

type PendingCall = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

/**
 * A thread that parses products and builds columns, so that requests do not wait. It starts on demand; after a crash it
 * is restarted empty and reports that it needs all data again.
 */
export function openCatalogueThread(log: Log): CatalogueThread & { stop(): Promise<void> } {
  const waiting = new Map<number, PendingCall>();
  let worker: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(entry);
    started.unref();
    started.on('message', (answer: ThreadAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) asker?.reject(answer.error);
      else asker?.resolve(answer.value);
    });
    const end = (error: Error) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', (error) => {
      log.error({ err: error }, 'the catalogue thread broke');
      end(error);
    });
    started.on('exit', () => end(new Error('the catalogue thread ended')));
    return started;
  }

  function ask<T>(method: keyof ColumnWorks, args: unknown[]): Promise<T> {
    worker ??= start();
    asked += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(asked, { resolve, reject });
    worker.postMessage({ id: asked, method, args } satisfies ThreadQuestion, []);
    return promise as Promise<T>;
  }

  const works: ColumnWorks = {
    open: (...args) => ask('open', args),
    take: (...args) => ask('take', args),
    close: async (...args) => {
      const built = await ask<BuiltCatalogue>('close', args);
      log.info({ market: args[0], products: built.columns.productCount }, 'the catalogue of a market was built');
      return built;
    },
  };
  return {
    ...takingTurns(works),
    stop: async () => {
      await worker?.terminate();
    },
  };
}

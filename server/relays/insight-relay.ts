import type { Shop } from '#modules/shop.server.ts';
import { repeat } from './repeat.ts';

const pauseMs = 10_000;

type Counters = Pick<Shop, 'insights' | 'missingAddresses' | 'log'>;

/**
 * Writes the counts of visits and of missing addresses about every ten seconds. Returns a function that stops this and
 * writes the rest.
 */
export function startInsightRelay({ insights, missingAddresses, log }: Counters): () => Promise<void> {
  const write = async () => {
    for (const counter of [insights, missingAddresses])
      await counter
        .flush()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'counts of visits could not be written; it is tried again'),
        );
  };
  const stop = repeat(write, { pauseMs });
  return async () => {
    await stop();
    await write();
  };
}

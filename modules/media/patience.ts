import { QueueFull } from './work-queue.ts';

/** The client, and whether it is still connected. */
export type Asker = { client: string; isWanted: () => boolean };

/**
 * Runs work for a client with a time limit. After the limit the client gets an error and no longer counts as waiting.
 */
export async function withPatience<T>(ms: number, asker: Asker, work: (asker: Asker) => Promise<T>): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  let isPatient = true;
  const timer = setTimeout(() => {
    isPatient = false;
    reject(new QueueFull('out of patience'));
  }, ms);
  try {
    return await Promise.race([work({ ...asker, isWanted: () => isPatient && asker.isWanted() }), end]);
  } finally {
    clearTimeout(timer);
  }
}

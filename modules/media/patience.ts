import { QueueFull } from './work-queue.ts';

/** Who asks, and whether he is still there. */
export type Asker = { client: string; isWanted: () => boolean };

/** Does work for one who waits so long and no longer; then he is told so, and his wish counts no more. */
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

/** `now` goes before `soon`; `idle` work is begun only when nobody waits, and one at a time, to leave room for visitors. */
type Urgency = 'now' | 'soon' | 'idle';

type Waiting = { begin: () => void; giveUp: () => void };
type Options = { atOnce: number; mayWait: Record<Urgency, number> };

const order: readonly Urgency[] = ['now', 'soon', 'idle'];

/** More work was asked for than may wait. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** By its name: bundle and plain Node each have a class of their own. */
export const isQueueFull = (error: unknown) => error instanceof Error && error.name === 'QueueFull';

export type WorkQueue = {
  run<T>(urgency: Urgency, task: () => Promise<T>): Promise<T>;
  /** Gives up what waits, and waits for what has begun. */
  stop(): Promise<void>;
};

/** So many tasks at once, so many waiting, and no more. */
export function createWorkQueue({ atOnce, mayWait }: Options): WorkQueue {
  const waiting: Record<Urgency, Waiting[]> = { now: [], soon: [], idle: [] };
  const running = new Set<Promise<unknown>>();
  let idling = false;
  let stopped = false;

  const next = () => {
    if (running.size >= atOnce) return;
    for (const urgency of order) {
      if (urgency === 'idle' && idling) return;
      const first = waiting[urgency].shift();
      if (first) return first.begin();
    }
  };

  return {
    run: <T>(urgency: Urgency, task: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (stopped || waiting[urgency].length >= mayWait[urgency]) return reject(new QueueFull(urgency));
        const begin = () => {
          if (urgency === 'idle') idling = true;
          const work = task()
            .then(resolve, reject)
            .finally(() => {
              running.delete(work);
              if (urgency === 'idle') idling = false;
              next();
            });
          running.add(work);
        };
        waiting[urgency].push({ begin, giveUp: () => reject(new QueueFull('stopped')) });
        next();
      }),
    stop: async () => {
      stopped = true;
      for (const urgency of order) for (const { giveUp } of waiting[urgency].splice(0)) giveUp();
      await Promise.allSettled(running);
    },
  };
}

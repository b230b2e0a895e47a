import type { Clients } from './shared-work.ts';
import { createTurns } from './turns.ts';

/**
 * For one client, `now` goes before `soon`, and `soon` before `wide`. `wide` also lets other clients go first, up to a
 * limit. `idle` work starts only when no client waits, one task at a time.
 */
type Urgency = 'now' | 'soon' | 'wide' | 'idle';

type QueuedTask = { urgency: Urgency; clients: Clients; begin: () => void; giveUp: (why: string) => void };
type TaskWithClients = { one: QueuedTask; clients: ReadonlySet<string> };

type Options = {
  atOnce: number;
  /** Work that would wait longer is refused at once. */
  patienceMs: number;
  /** Idle work above this number is refused; it will be requested again. */
  mostIdle: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
};

const ranks: readonly Urgency[] = ['now', 'soon', 'wide', 'idle'];
/** Assumed duration of a task before any has been measured, and the weight of a new measurement. */
const guessMs = 300;
const weight = 0.1;
/** Limits memory, and the time to scan the queue at each turn. */
const mostWaiting = 2000;
/** Number of other tasks that go before a wide one. */
const othersPerWide = 3;

/** Thrown when work cannot be done in time. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Compared by name, because the bundle and plain Node each have their own class. */
export const isQueueFull = (error: unknown) => error instanceof Error && error.name === 'QueueFull';

export type WorkQueue = {
  /** Serves clients in turn. Work that is no longer wanted is dropped. */
  run<T>(urgency: Urgency, task: () => Promise<T>, clients?: Clients): Promise<T>;
  /** Drops waiting work, and waits for running work. */
  stop(): Promise<void>;
};

/**
 * Runs a fixed number of tasks at once. Accepts as much waiting work as can finish in time, estimated from measured
 * durations.
 */
export function createWorkQueue({ atOnce, patienceMs, mostIdle, now }: Options): WorkQueue {
  let waiting: QueuedTask[] = [];
  const idle: QueuedTask[] = [];
  const turns = createTurns();
  const takesMs: Record<Urgency, number> = { now: guessMs, soon: guessMs, wide: guessMs, idle: guessMs };
  const running = new Set<Promise<unknown>>();
  let idling = false;
  let sinceWide = 0;
  let stopped = false;

  /** Returns the work that is still wanted and drops the rest. */
  const look = (): TaskWithClients[] => {
    const all = waiting.map((one) => ({ one, clients: new Set(one.clients()) }));
    const wanted = all.filter(({ clients }) => clients.size > 0);
    waiting = wanted.map(({ one }) => one);
    for (const { one, clients } of all) if (clients.size === 0) one.giveUp('not wanted any more');
    return wanted;
  };

  const choose = (): QueuedTask | undefined => {
    const wanted = look();
    const others = wanted.filter(({ one }) => one.urgency !== 'wide');
    const open = others.length > 0 && sinceWide < othersPerWide ? others : wanted;
    for (const client of turns.orderOf(new Set(wanted.flatMap(({ clients }) => [...clients])))) {
      const own = open.filter(({ clients }) => clients.has(client)).map(({ one }) => one);
      const first = ranks.flatMap((rank) => own.find(({ urgency }) => urgency === rank) ?? [])[0];
      if (!first) continue;
      turns.took(client);
      sinceWide = first.urgency === 'wide' ? 0 : sinceWide + 1;
      waiting = waiting.filter((one) => one !== first);
      return first;
    }
    return undefined;
  };

  const next = () => {
    while (running.size < atOnce) {
      const first = choose() ?? (idling ? undefined : idle.shift());
      if (!first) return;
      first.begin();
    }
  };

  /** A raster task is followed by encoding the picture. */
  const costOf = (urgency: Urgency) => takesMs[urgency] + (urgency === 'soon' ? takesMs.now : 0);

  /**
   * Own work that goes first, plus at most the same amount of every other client, because clients are served in turn.
   */
  const waitFor = (urgency: Urgency, mine: ReadonlySet<string>) => {
    const others = new Map<string, number>();
    let own = 0;
    for (const { one, clients } of look()) {
      const [first = ''] = clients;
      if (mine.isDisjointFrom(clients)) others.set(first, (others.get(first) ?? 0) + costOf(one.urgency));
      else if (ranks.indexOf(one.urgency) <= ranks.indexOf(urgency)) own += costOf(one.urgency);
    }
    const turnsOf = (ms: number) => Math.min(ms, own + costOf(urgency));
    return (own + others.values().reduce((sum, ms) => sum + turnsOf(ms), 0)) / atOnce;
  };

  const mayWait = (urgency: Urgency, clients: Clients) => {
    if (urgency === 'idle') return idle.length < mostIdle;
    return waitFor(urgency, new Set(clients())) <= patienceMs && waiting.length < mostWaiting;
  };

  return {
    run: <T>(urgency: Urgency, task: () => Promise<T>, clients: Clients = () => ['']) =>
      new Promise<T>((resolve, reject) => {
        if (stopped || !mayWait(urgency, clients)) return reject(new QueueFull(urgency));
        const begin = () => {
          const begun = now();
          if (urgency === 'idle') idling = true;
          const work = task()
            .then(resolve, reject)
            .finally(() => {
              running.delete(work);
              takesMs[urgency] += (now() - begun - takesMs[urgency]) * weight;
              if (urgency === 'idle') idling = false;
              next();
            });
          running.add(work);
        };
        const line = urgency === 'idle' ? idle : waiting;
        line.push({ urgency, clients, begin, giveUp: (why) => reject(new QueueFull(why)) });
        next();
      }),
    stop: async () => {
      stopped = true;
      for (const { giveUp } of [...waiting.splice(0), ...idle.splice(0)]) giveUp('stopped');
      await Promise.allSettled(running);
    },
  };
}

import type { Clients } from './shared-work.ts';
import { createTurns } from './turns.ts';

/**
 * Of one client's work `now` goes before `soon`, and that before `wide`, which also lets others' go first, if not for
 * ever. `idle` work is begun only when nobody waits, and one at a time, to leave room for visitors.
 */
type Urgency = 'now' | 'soon' | 'wide' | 'idle';

type Waiting = { urgency: Urgency; clients: Clients; begin: () => void; giveUp: (why: string) => void };
type Wanted = { one: Waiting; clients: ReadonlySet<string> };

type Options = {
  atOnce: number;
  /** Whoever would have to wait longer is refused at once. */
  patienceMs: number;
  /** Idle work past this is not taken: it is asked for again. */
  mostIdle: number;
  /** Milliseconds that only go forward. */
  now: () => number;
};

const ranks: readonly Urgency[] = ['now', 'soon', 'wide', 'idle'];
/** What a task takes until some have been measured, and how much one more measurement counts. */
const guessMs = 300;
const weight = 0.1;
/** What waits costs a few hundred bytes and a look at each turn. */
const mostWaiting = 2000;
/** So many others go before one that is wide. */
const othersPerWide = 3;

/** More work was asked for than can be done in time. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** By its name: bundle and plain Node each have a class of their own. */
export const isQueueFull = (error: unknown) => error instanceof Error && error.name === 'QueueFull';

export type WorkQueue = {
  /** Clients are served in turn. Work that nobody wants any more is left undone. */
  run<T>(urgency: Urgency, task: () => Promise<T>, clients?: Clients): Promise<T>;
  /** Gives up what waits, and waits for what has begun. */
  stop(): Promise<void>;
};

/** So many tasks at once. As many may wait as will have their turn in time, judged by what tasks took so far. */
export function createWorkQueue({ atOnce, patienceMs, mostIdle, now }: Options): WorkQueue {
  let waiting: Waiting[] = [];
  const idle: Waiting[] = [];
  const turns = createTurns();
  const takesMs: Record<Urgency, number> = { now: guessMs, soon: guessMs, wide: guessMs, idle: guessMs };
  const running = new Set<Promise<unknown>>();
  let idling = false;
  let sinceWide = 0;
  let stopped = false;

  /** What is still wanted; the rest is given up. */
  const look = (): Wanted[] => {
    const all = waiting.map((one) => ({ one, clients: new Set(one.clients()) }));
    const wanted = all.filter(({ clients }) => clients.size > 0);
    waiting = wanted.map(({ one }) => one);
    for (const { one, clients } of all) if (clients.size === 0) one.giveUp('not wanted any more');
    return wanted;
  };

  const choose = (): Waiting | undefined => {
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

  /** A raster is followed by a picture made of it. */
  const costOf = (urgency: Urgency) => takesMs[urgency] + (urgency === 'soon' ? takesMs.now : 0);

  /** Own work that goes before; and of every other client no more than as much, since all are served in turn. */
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

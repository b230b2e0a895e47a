import { randomUUID } from 'node:crypto';
import { gatherWrites } from '#core/gather.ts';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Db } from '../db/db.server.ts';
import type { Log } from '../log.server.ts';
import type { NewEvent, Subscriber } from './event.ts';
import {
  type Delivery,
  handBack,
  markDelivered,
  markFailed,
  saveEvents,
  takeDeliveries,
} from './outbox-store.server.ts';
import { createUnrecorded } from './unrecorded.server.ts';
import { createWorkUnderWay } from './work-under-way.ts';

export type Events = {
  /** Call it with the transaction of the change, so that both are committed together. */
  publish(db: Db, ...events: NewEvent[]): Promise<void>;
};

type Options = {
  db: Db;
  clock: Clock;
  log: Log;
  subscribers: Subscriber[];
  pollMs?: number;
  leaseMs?: number;
  /** Whether visitors need the process more than events do. */
  isBusy?: () => boolean;
  /** Whether nobody publishes events, so that due ones may wait for ten polls. */
  isQuiet?: () => boolean;
};

export type Outbox = Events & { start(): void; deliverDue(): Promise<number>; stop(): Promise<void> };

// Number of concurrent handlers; a hanging handler occupies only one of them.
const atOnce = 20;
const stopWithinMs = 5000;
// Usually long enough for the publishing transaction to commit; if it is not, the next poll finds the event.
const hintMs = 15;

// Deliveries that end together are recorded together. Short, because a crash before the record repeats them.
const recordWithinMs = 20;

// While the process is busy, events are delivered in parts with a pause before each: the longer one until they are late, because most rushes
// are over by then.
const pauseMs = 1000;
const pauseWhenLateMs = 200;
const lateMs = 10_000;

// A published event ends such a pause; only retries and events of an ended process wait for it.
const quietPolls = 10;

export function createOutbox({
  db,
  clock,
  log,
  subscribers,
  pollMs = 1000,
  leaseMs = 60_000,
  isBusy = () => false,
  isQuiet = () => false,
}: Options): Outbox {
  const byName = new Map(subscribers.map((subscriber) => [subscriber.name, subscriber]));
  const held = new Set<number>();
  let lastTake: Promise<Delivery[]> = Promise.resolve([]);
  const unrecorded = createUnrecorded(db, leaseMs);
  const handlers = createWorkUnderWay();
  const noteDelivered = gatherWrites<number>(
    (ids) => markDelivered(db, ids, clock.now()),
    () => handlers.untilIdle(recordWithinMs),
  );
  const runs = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let hinted = false;
  let isLate = false;
  let state: 'new' | 'started' | 'stopped' = 'new';

  async function deliver(delivery: Delivery): Promise<void> {
    let isDelivered = false;
    try {
      const subscriber = byName.get(delivery.subscriber);
      if (!subscriber) throw new Error(`no subscriber is called ${delivery.subscriber}`);
      await handlers.add(() => subscriber.handle(delivery.event));
      isDelivered = true;
      await noteDelivered(delivery.id);
    } catch (error) {
      if (isDatabaseAway(error)) return unrecorded.add(delivery.id, { isDelivered, now: clock.now() });
      log.warn(
        { err: error, event: delivery.event.name, eventId: delivery.event.eventId, attempts: delivery.attempts },
        'an event could not be delivered',
      );
      await markFailed(db, delivery, String(error), clock.now());
    } finally {
      held.delete(delivery.id);
    }
  }

  async function takeUpToLimit(): Promise<Delivery[]> {
    const now = clock.now();
    const taken = await takeDeliveries(db, { now, leaseMs, most: Math.max(0, atOnce - held.size) });
    for (const { id } of taken) held.add(id);
    isLate = taken.some(({ event }) => now.getTime() - event.occurredAt.getTime() > lateMs);
    return taken;
  }

  /** Polls may overlap, but take one after the other: together they must not hold more than `atOnce`. */
  const take = () => (lastTake = lastTake.then(takeUpToLimit, takeUpToLimit));

  async function deliverDue(): Promise<number> {
    await unrecorded.record(clock.now());
    let delivered = 0;
    for (;;) {
      const taken = await take();
      await Promise.all(taken.map(deliver));
      delivered += taken.length;
      // A delivery may unblock the next event of its key, so continue until nothing is due.
      if (taken.length === 0 || state === 'stopped') return delivered;
      if (state === 'started' && isBusy()) {
        runSoon();
        return delivered;
      }
    }
  }

  function run(): void {
    const going = deliverDue().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
    runs.add(going);
    void going.finally(() => runs.delete(going));
  }

  function runAfter(ms: number): void {
    clearTimeout(timer);
    if (state !== 'started') return;
    timer = setTimeout(() => {
      hinted = false;
      run();
      runAfter(isQuiet() ? pollMs * quietPolls : pollMs);
    }, ms);
  }

  /** Only the first of several hints sets the timer: if each restarted it, it would never fire under load. */
  function runSoon(): void {
    if (hinted) return;
    hinted = true;
    runAfter(isBusy() ? (isLate ? pauseWhenLateMs : pauseMs) : hintMs);
  }

  return {
    publish: async (connection, ...events) => {
      const occurredAt = clock.now();
      const published = events.map((event) => ({ ...event, eventId: randomUUID(), occurredAt }));
      await saveEvents(connection, published, subscribers);
      runSoon();
    },
    deliverDue,
    start: () => {
      state = 'started';
      runAfter(0);
    },
    stop: async () => {
      state = 'stopped';
      clearTimeout(timer);
      await Promise.race([Promise.all(runs), new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref())]);
      await unrecorded.record(clock.now());
      await handBack(db, [...held], clock.now());
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.server.ts';
import type { Log } from '../log.server.ts';
import type { NewEvent, Subscriber } from './event.ts';
import {
  type Delivery,
  handBack,
  markDelivered,
  markFailed,
  saveEvent,
  takeDeliveries,
} from './outbox-store.server.ts';

export type Events = {
  /** Call it with the transaction of the change: the event exists exactly when the change does. */
  publish(db: Db, event: NewEvent): Promise<void>;
};

type Options = { db: Db; clock: Clock; log: Log; subscribers: Subscriber[]; pollMs?: number; leaseMs?: number };

export type Outbox = Events & { start(): void; deliverDue(): Promise<number>; stop(): Promise<void> };

const batch = 20;
// Long enough for the transaction around a publish to commit in most cases; if it has not, the next poll finds it.
const hintMs = 15;

export function createOutbox({ db, clock, log, subscribers, pollMs = 1000, leaseMs = 60_000 }: Options): Outbox {
  const byName = new Map(subscribers.map((subscriber) => [subscriber.name, subscriber]));
  const held = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);
  let stopped = true;

  async function deliver(delivery: Delivery): Promise<void> {
    held.add(delivery.id);
    try {
      const subscriber = byName.get(delivery.subscriber);
      if (!subscriber) throw new Error(`no subscriber is called ${delivery.subscriber}`);
      await subscriber.handle(delivery.event);
      await markDelivered(db, delivery.id, clock.now());
    } catch (error) {
      log.warn(
        { err: error, event: delivery.event.name, eventId: delivery.event.eventId, attempts: delivery.attempts },
        'an event could not be delivered',
      );
      await markFailed(db, delivery, String(error), clock.now());
    } finally {
      held.delete(delivery.id);
    }
  }

  async function deliverDue(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const taken = await takeDeliveries(db, { now: clock.now(), leaseMs, most: batch });
      await Promise.all(taken.map(deliver));
      delivered += taken.length;
      // A batch may have opened the way for the next event of a key, so ask again until nothing is due.
      if (taken.length === 0 || stopped) return delivered;
    }
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      running = deliverDue().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read');
        return 0;
      });
      void running.then(() => schedule(pollMs));
    }, afterMs);
  }

  return {
    publish: async (connection, event) => {
      const wanted = subscribers
        .filter((subscriber) => subscriber.to === event.name)
        .map((subscriber) => subscriber.name);
      await saveEvent(connection, { ...event, eventId: randomUUID(), occurredAt: clock.now() }, wanted);
      schedule(hintMs);
    },
    deliverDue,
    start: () => {
      stopped = false;
      schedule(0);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 5000).unref())]);
      await handBack(db, [...held], clock.now());
    },
  };
}

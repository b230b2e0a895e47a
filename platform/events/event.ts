/** Something that happened, named in the past tense. Events with the same key reach a subscriber in order. */
export type NewEvent = { name: string; key: string; payload: unknown };

export type ShopEvent = NewEvent & { eventId: string; occurredAt: Date };

/**
 * Entries with the same name and `handle` are one subscriber to several events and get all of them in order. `handle`
 * may run twice for an event after a crash, so it must be idempotent by the event id.
 */
export type Subscriber = { name: string; to: string; handle(event: ShopEvent): Promise<void> };

const firstDelayMs = 500;
const longestDelayMs = 15 * 60_000;

/** Doubles each time, up to 15 minutes: survives an outage of a day without a burst of retries at its end. */
export function delayAfter(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
}

/** About a day of retries; then the event is parked for manual handling, and later events of its key continue. */
export const attemptsBeforeParking = 100;

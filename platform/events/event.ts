/** Something that happened, told in the past tense. Events with the same key reach a subscriber in their order. */
export type NewEvent = { name: string; key: string; payload: unknown };

export type ShopEvent = NewEvent & { eventId: string; occurredAt: Date };

/**
 * Several with one name and one `handle` are one subscriber to several events, and hear all of them in their order.
 * `handle` may run twice for one event (a crash between work and note): it must recognise the event by its id.
 */
export type Subscriber = { name: string; to: string; handle(event: ShopEvent): Promise<void> };

const firstDelayMs = 500;
const longestDelayMs = 15 * 60_000;

/** Twice as long each time, up to a quarter of an hour: an outage of a day is survived without a storm at its end. */
export function delayAfter(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
}

/** About a day of trying; then the event is parked for a person to look at, and its key's later events go on. */
export const attemptsBeforeParking = 100;

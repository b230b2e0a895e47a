import { unlessDone } from '#platform/events/only-once.server.ts';
import type { Shop } from '../shop.server.ts';

type Cause = {
  /** What the mails are about; a person gets one for each event of a kind. */
  readonly kind: string;
  readonly eventId: string;
};

/**
 * Sends a mail to each of several people, once. If one cannot be sent, the others still get theirs, and the error at
 * the end causes a retry. Returns how many were sent.
 */
export async function mailEach<Person extends { readonly customerId: number }>(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { kind, eventId }: Cause,
  people: readonly Person[],
  send: (person: Person) => Promise<void>,
): Promise<number> {
  const failures: unknown[] = [];
  let sent = 0;
  for (const person of people) {
    const of = { db, subscriber: `${kind} ${person.customerId}`, event: { eventId }, now: clock.now() };
    try {
      if (await unlessDone(of, () => send(person))) sent += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return sent;
}

import type { Subscriber } from '#platform/events/event.ts';
import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import { findContact, listContacts } from './contact-store.server.ts';
import { subscribed, subscriberChanged, subscriberPayload, unsubscribed } from './newsletter-events.ts';
import type { Place } from './subscriber-store.server.ts';

type SyncShop = Pick<Shop, 'db' | 'mailing'>;

/** Tells the mailing system of each change. It sends the present state, so that a repeated event does no harm. */
export function mailingSubscriptions(shop: SyncShop): Subscriber[] {
  const handle: Subscriber['handle'] = ({ payload }) => syncContact(shop, subscriberPayload.parse(payload));
  return [subscribed, subscriberChanged, unsubscribed].map((to) => ({ name: 'sync-mailing', to, handle }));
}

async function syncContact({ db, mailing }: SyncShop, place: Place): Promise<void> {
  const contact = await findContact(db, place);
  await (contact ? mailing.put(contact) : mailing.remove(place));
}

const atOnce = 500;

/** Every night all contacts are sent again, so that a newly connected system gets those from before. */
export function mailingJobs({ db, mailing, env }: SyncShop & Pick<Shop, 'env'>): Job[] {
  if (env.MAILING_URL === undefined) return [];
  return [
    { name: 'sync-mailing-list', cron: '41 2 * * *', mayTakeSeconds: 60 * 60, run: () => sendAll({ db, mailing }) },
  ];
}

async function sendAll({ db, mailing }: SyncShop): Promise<void> {
  for (let after: Place | undefined; ; ) {
    const part = await listContacts(db, after, atOnce);
    for (const contact of part) await mailing.put(contact);
    after = part.at(-1);
    if (part.length < atOnce) return;
  }
}

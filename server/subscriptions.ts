import { customerDeleted, customerDeletedPayload } from '#modules/account/account-events.ts';
import { accountMails } from '#modules/account/account-mails.server.ts';
import { removeCartsOf } from '#modules/cart/carts-of-person.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Subscriber } from '#platform/events/event.ts';

/** Who hears of which event: the one place where modules that do not know each other are joined. */
export function subscriptions(shop: Pick<Shop, 'db' | 'clock' | 'mail' | 'env' | 'texts'>): Subscriber[] {
  const { db } = shop;
  return [
    ...accountMails(shop),
    {
      name: 'remove-carts',
      to: customerDeleted,
      handle: ({ payload }) => removeCartsOf(db, customerDeletedPayload.parse(payload).customerId),
    },
  ];
}

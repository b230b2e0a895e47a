import { money } from '#core/money.ts';
import type { Shop } from '../shop.server.ts';
import { toProviderAmount } from './notifications/provider-amount.ts';
import { type NotificationItem, signatureOf } from './notifications/signed-notifications.server.ts';
import { simulatorSender } from './simulator/simulator-keys.server.ts';
import { type DueNotification, markSent, takeDueNotifications } from './simulator/simulator-store.server.ts';

/**
 * Delivers the simulator's pending notifications in one message and returns their number. An unaccepted message is
 * delivered again some seconds later. A message accepted just before a crash is delivered again, as by any provider.
 */
export async function deliverSimulated(
  { env, db, clock }: Pick<Shop, 'env' | 'db' | 'clock'>,
  post: (body: object) => Promise<unknown>,
): Promise<number> {
  const due = await takeDueNotifications(db, clock.now());
  if (due.length === 0) return 0;
  const { keys, merchantAccount } = simulatorSender(env);
  const [key = ''] = keys;
  const notificationItems = due.map(({ body }) => ({ NotificationRequestItem: signed(key, merchantAccount, body) }));
  await post({ live: 'false', notificationItems });
  await markSent(
    db,
    due.map(({ id }) => id),
    clock.now(),
  );
  return due.length;
}

function signed(key: string, merchantAccountCode: string, due: DueNotification) {
  const item: NotificationItem = {
    eventCode: due.eventCode,
    success: due.success,
    pspReference: due.reference,
    originalReference: due.originalReference ?? '',
    merchantAccountCode,
    merchantReference: due.orderId,
    amount: toProviderAmount(money(due.amount, due.currency)),
  };
  return {
    ...item,
    success: String(item.success),
    reason: due.reason,
    additionalData: { hmacSignature: signatureOf(key, item) },
  };
}

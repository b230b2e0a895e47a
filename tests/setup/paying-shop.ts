import { ok } from '#core/result.ts';
import type { Notification, Outcome, PaymentProvider } from '#modules/payment/provider.ts';
import type { Shop } from '#modules/shop.server.ts';
import { createOutbox, type Outbox } from '#platform/events/events.server.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { fixedPayment } from '#tests/build/payment.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

type PlannedOutcome = { outcome: Outcome | Error };

export type PayingShop = TestShop & {
  /** The provider's next result. */
  readonly told: PlannedOutcome;
  /** The changes that it was asked for, in order. */
  readonly changes: readonly string[];
};

/** A test shop whose payment provider returns what the test sets; a notification's body is its content. */
export async function openPayingShop(
  settings: Record<string, string> = {},
  parts: Partial<Pick<Shop, 'mail' | 'orderExport'>> = {},
): Promise<PayingShop> {
  const shop = { ...(await openTestShop(settings)), ...parts };
  const told: PlannedOutcome = { outcome: { kind: 'unknown' } };
  const fixed = fixedPayment();
  const payment: PaymentProvider = {
    ...fixed,
    readOutcome: async () => {
      if (told.outcome instanceof Error) throw told.outcome;
      return told.outcome;
    },
    readNotifications: (body) => ok({ taken: (body as { items?: Notification[] }).items ?? [], refused: [] }),
  };
  const events: Outbox = createOutbox({
    db: shop.db,
    clock: shop.clock,
    log: shop.log,
    subscribers: subscriptions({ ...shop, payment, events: { publish: (...event) => events.publish(...event) } }),
  });
  return { ...shop, payment, events, told, changes: fixed.asked.changes };
}

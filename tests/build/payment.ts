import { ok } from '#core/result.ts';
import type { NewSession, Outcome, PaymentProvider } from '#modules/payment/provider.ts';

type FixedPayment = PaymentProvider & {
  /** Its requests, in order. */
  readonly asked: { readonly sessions: NewSession[]; readonly changes: string[] };
};

/** A provider with one outcome for every payment that records its requests. */
export function fixedPayment(outcome: Outcome = { kind: 'pending' }): FixedPayment {
  const asked: FixedPayment['asked'] = { sessions: [], changes: [] };
  const change = (kind: string) => async (charge: { key: string }) => {
    asked.changes.push(`${kind} ${charge.key}`);
    return { reference: `${kind}-${charge.key}` };
  };
  return {
    name: 'simulator',
    asked,
    createSession: async (session) => {
      asked.sessions.push(session);
      const expiresAt = new Date('2026-11-16T09:00:00Z');
      return { sessionId: `session-${session.idempotencyKey}`, clientData: { of: session.orderId }, expiresAt };
    },
    readOutcome: async () => outcome,
    readNotifications: () => ok({ taken: [], refused: [] }),
    capture: change('capture'),
    cancel: change('cancel'),
    refund: change('refund'),
    clientConfig: () => ({}),
  };
}

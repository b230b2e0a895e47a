import { createHash, randomUUID } from 'node:crypto';
import type { Shop } from '../../shop.server.ts';
import { readSigned } from '../notifications/signed-notifications.server.ts';
import type { Charge, PaymentProvider } from '../provider.ts';
import { paymentSessionMs } from '../session-length.ts';
import { bankUrlOf, outcomeOf, type SimulatedState } from './decisions.ts';
import { simulatorSender, unsealResult } from './simulator-keys.server.ts';
import { changePayment, findSession, insertSession } from './simulator-store.server.ts';

const toldAfterMs = 1000;

/** The authorisation reference is derived from the session id. */
export const referenceOf = (sessionId: string): string => sessionId.replace(/^CS/, 'PSP');
const sessionOf = (reference: string) => reference.replace(/^PSP/, 'CS');

const changes = {
  capture: { eventCode: 'CAPTURE', from: ['authorised'], to: 'captured' },
  cancel: { eventCode: 'CANCELLATION', from: ['authorised'], to: 'voided' },
  refund: { eventCode: 'REFUND', from: ['captured'], to: 'refunded' },
} as const satisfies Record<string, { eventCode: string; from: readonly SimulatedState[]; to: SimulatedState }>;

/** A simulated provider: it stores its state in our database, and its bank is a page of the shop. */
export function createSimulator({ env, db, clock }: Pick<Shop, 'env' | 'db' | 'clock'>): PaymentProvider {
  const change = (kind: keyof typeof changes) => async (charge: Charge) => {
    const reference = createHash('sha256').update(`${kind} ${charge.key}`).digest('hex').slice(0, 16).toUpperCase();
    const dueAt = new Date(clock.now().getTime() + toldAfterMs);
    const sessionId = sessionOf(charge.reference);
    const isKnown = await changePayment(db, { ...changes[kind], sessionId, reference, charge, dueAt });
    if (!isKnown) throw new Error(`the simulator knows no payment ${charge.reference}`);
    return { reference };
  };
  return {
    name: 'simulator',
    createSession: async (session) => {
      const expiresAt = new Date(clock.now().getTime() + paymentSessionMs);
      const made = await insertSession(db, `CS${randomUUID().replaceAll('-', '')}`, session, expiresAt);
      return {
        sessionId: made.sessionId,
        clientData: made.kind === 'card' ? { kind: 'card' } : { kind: 'redirect', url: bankUrlOf(made) },
        expiresAt: made.expiresAt,
      };
    },
    readOutcome: async ({ sessionId, orderId, sessionResult, redirectResult }) => {
      const payment = await findSession(db, sessionId);
      if (payment?.orderId !== orderId) return { kind: 'unknown' };
      const brought = sessionResult ?? redirectResult;
      const resultCode = brought === undefined ? undefined : unsealResult(env, sessionId, brought);
      if (brought !== undefined && resultCode === undefined) return { kind: 'unknown' };
      const outcome = outcomeOf(payment, clock.now());
      return resultCode === 'Error' && outcome.kind === 'unknown' ? { kind: 'error' } : outcome;
    },
    readNotifications: (body) => readSigned(simulatorSender(env), body),
    capture: change('capture'),
    cancel: change('cancel'),
    refund: change('refund'),
    clientConfig: () => ({}),
  };
}

import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { referenceOf } from './simulator/create-simulator.server.ts';
import { bankUrlOf, decidedByToken, isOpen } from './simulator/decisions.ts';
import { sealResult } from './simulator/simulator-keys.server.ts';
import { decideSession, findSession } from './simulator/simulator-store.server.ts';
import { isSimulatorToken } from './test-cards.ts';

/** Access: anybody who has the session id. Only works for simulated sessions. */
export async function paySimulated(
  { payment, env, db }: Pick<Shop, 'payment' | 'env' | 'db'>,
  { now }: Pick<Visit, 'now'>,
  { sessionId, token }: { sessionId: string; token: string },
) {
  if (payment.name !== 'simulator') return refuse({ code: 'not-found' });
  if (isSimulatorToken(token) && token !== 'error') {
    const decided = decidedByToken[token];
    const reference = referenceOf(sessionId);
    const paid = await decideSession(db, { sessionId, reference, from: ['active'], decided, now });
    if (paid) {
      const { resultCode } = decided;
      const sessionResult = sealResult(env, sessionId, resultCode);
      return resultCode === 'RedirectShopper'
        ? ok({ resultCode, action: { type: 'redirect' as const, method: 'GET' as const, url: bankUrlOf(paid) } })
        : ok({ resultCode, sessionResult });
    }
  }
  const session = await findSession(db, sessionId);
  if (!session) return refuse({ code: 'not-found' });
  if (!isOpen(session, now)) return refuse({ code: 'payment-over' });
  // The request did not reach the bank, so the shopper may try again.
  return ok({ resultCode: 'Error' as const, sessionResult: sealResult(env, sessionId, 'Error') });
}

import { type Money, money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { referenceOf } from './simulator/create-simulator.server.ts';
import { type BankDecision, bankDecisions, decidedByBank, isOpen, returnAddressOf } from './simulator/decisions.ts';
import { sealResult } from './simulator/simulator-keys.server.ts';
import { decideSession, findSession } from './simulator/simulator-store.server.ts';

/** A card's bank asks for authentication; a redirect payment's bank asks for approval and may decide later. */
type BankView = {
  readonly asks: 'identity' | 'payment';
  readonly amount: Money;
  readonly decisions: readonly BankDecision[];
};

type SessionRef = { sessionId: string };

/** Access: shoppers sent to the simulated bank. A finished payment shows no more questions. */
export async function readSimulatedBank(
  { payment, db }: Pick<Shop, 'payment' | 'db'>,
  { now }: Pick<Visit, 'now'>,
  { sessionId }: SessionRef,
) {
  if (payment.name !== 'simulator') return refuse({ code: 'not-found' });
  const session = await findSession(db, sessionId);
  if (!session || (session.kind === 'card' && session.state === 'active')) return refuse({ code: 'not-found' });
  if (!isOpen(session, now)) return refuse({ code: 'payment-over' });
  const isCard = session.kind === 'card';
  const view: BankView = {
    asks: isCard ? 'identity' : 'payment',
    amount: money(session.amount, session.currency),
    decisions: bankDecisions.filter((decision) => !(isCard && decision === 'pending')),
  };
  return ok(view);
}

/** Returns the address that the shopper returns to. A second click finds the first decision. */
export async function decideAtBank(
  shop: Pick<Shop, 'payment' | 'db' | 'env'>,
  visit: Pick<Visit, 'now'>,
  { sessionId, decision }: SessionRef & { decision: string },
) {
  const bank = await readSimulatedBank(shop, visit, { sessionId });
  if (!bank.ok) return bank;
  const chosen = bank.value.decisions.find((offered) => offered === decision);
  if (!chosen) return refuse({ code: 'malformed-request' });
  const decided = decidedByBank[chosen];
  const from = bank.value.asks === 'identity' ? (['challenge'] as const) : (['active'] as const);
  const reference = referenceOf(sessionId);
  const paid = await decideSession(shop.db, { sessionId, reference, from, decided, now: visit.now });
  if (!paid) return refuse({ code: 'payment-over' });
  return ok({ returnTo: returnAddressOf(paid, sealResult(shop.env, sessionId, decided.resultCode)) });
}

import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Production } from './logo.ts';
import { logoDecided } from './logo-events.ts';
import { findVersion, type KeptVersion, lockLogo, saveDecision } from './logo-store.server.ts';

type Decision = ({ readonly state: 'released' } & Production) | { readonly state: 'refused'; readonly answer: string };

type Input = { readonly logoId: string; readonly version: number } & Decision;

/** Access: staff with the task orders. A decision may be changed. */
export async function decideLogo(
  { db: all, events }: Pick<Shop, 'db' | 'events'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  input: Input,
): Promise<Result<KeptVersion, Refusal>> {
  const allowed = allowChange(visit, 'orders');
  if (!allowed.ok) return allowed;
  const { logoId, version, state } = input;
  return inTransaction(all, async (db): Promise<Result<KeptVersion, Refusal>> => {
    await lockLogo(db, logoId);
    const before = await findVersion(db, { logoId, version });
    if (!before) return refuse({ code: 'logo-not-found' });
    const production = input.state === 'released' ? productionOf(input) : undefined;
    const answer = input.state === 'refused' ? input.answer : '';
    await saveDecision(db, {
      logoId,
      version,
      state,
      production,
      answer,
      by: allowed.value.customer_id,
      at: visit.now,
    });
    const was = { state: before.state, answer: before.answer, ...factsOf(before.production) };
    const is = { state, answer, ...factsOf(production) };
    await recordChange(db, visit, {
      action: 'logo.decided',
      subject: `${logoId}/${version}`,
      madeFor: before.companyId,
      before: was,
      after: is,
    });
    const isNewState = state !== before.state || answer !== before.answer;
    // The same decision again is no news for orders and the company.
    if (isNewState || !isDeepStrictEqual(was, is))
      await events.publish(db, { name: logoDecided, key: logoId, payload: { logoId, version, isNewState } });
    return ok({ ...before, state, production, answer });
  });
}

const productionOf = ({ threadColours, stitchCount, priceClass }: Production): Production => ({
  threadColours,
  stitchCount,
  priceClass,
});

const factsOf = (production: Production | undefined) => ({
  threadColours: production?.threadColours.join(', ') ?? '',
  stitchCount: production?.stitchCount ?? null,
  priceClass: production?.priceClass ?? null,
});

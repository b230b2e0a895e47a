import { randomBytes } from 'node:crypto';
import type { CalendarDate } from '#core/dates.ts';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { mayDecide } from '../approval/may-decide.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Deputy, problemOfDays } from './deputy-rules.ts';
import { insertDeputy, listDeputies, removeDeputy } from './deputy-store.server.ts';
import { dayInMarket, listDeciders } from './find-deputies.server.ts';

/** For people who decide for a company. Staff of the shop belong to no company and have no deputy. */
function approverIn({ claims }: Visit): Result<{ approverId: number; companyId: number }, Refusal> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  if (!mayDecide(claims) || claims.company_id === undefined) return refuse({ code: 'not-allowed' });
  return ok({ approverId: claims.customer_id, companyId: claims.company_id });
}

type Input = { readonly deputyId: number; readonly from: CalendarDate; readonly to: CalendarDate };

/** An approver names a colleague of the same company as deputy. */
export async function nameDeputy(
  shop: Pick<Shop, 'db'>,
  visit: Visit,
  { deputyId, from, to }: Input,
): Promise<Result<Deputy, Refusal>> {
  const allowed = approverIn(visit);
  if (!allowed.ok) return allowed;
  const { approverId, companyId } = allowed.value;
  const today = dayInMarket(visit.market.marketId, visit.now);
  if (problemOfDays({ from, to }, today)) return refuse({ code: 'deputy-days-invalid' });
  const deputy = { id: newId(visit.now, randomBytes), companyId, approverId, deputyId, from, to };
  return shop.db.transaction().execute(async (db): Promise<Result<Deputy, Refusal>> => {
    const deciders = await listDeciders(db, companyId);
    if (deputyId === approverId || !deciders.has(approverId) || !deciders.has(deputyId))
      return refuse({ code: 'deputy-not-found' });
    await insertDeputy(db, deputy, visit.now);
    const after = { deputy: deputyId, from, to };
    await recordChange(db, visit, { action: 'customer.deputy-named', subject: approverId, before: {}, after });
    return ok(deputy);
  });
}

/** The approver ends the right of a deputy. */
export async function endDeputy(shop: Pick<Shop, 'db'>, visit: Visit, { id }: { id: string }) {
  const allowed = approverIn(visit);
  if (!allowed.ok) return allowed;
  const { approverId } = allowed.value;
  return shop.db.transaction().execute(async (db): Promise<Result<{ id: string }, Refusal>> => {
    const ended = await removeDeputy(db, { id, approverId });
    if (!ended) return refuse({ code: 'deputy-not-found' });
    const before = { deputy: ended.deputyId, from: ended.from, to: ended.to };
    await recordChange(db, visit, { action: 'customer.deputy-ended', subject: approverId, before, after: {} });
    return ok({ id });
  });
}

type Named = Deputy & { readonly approverName: string; readonly deputyName: string; readonly isVoid: boolean };

/** The deputies of an approver, the approvers for whom they are deputy, and the colleagues who can be named. Ended ones are left out. */
export async function readDeputies(shop: Pick<Shop, 'db'>, visit: Visit) {
  const allowed = approverIn(visit);
  if (!allowed.ok) return allowed;
  const { approverId, companyId } = allowed.value;
  const since = dayInMarket(visit.market.marketId, visit.now);
  const mine = await listDeputies(shop.db, { companyId, approverId }, { since });
  const ofOthers = await listDeputies(shop.db, { companyId, deputyId: approverId }, { since });
  const deciders = await listDeciders(shop.db, companyId);
  const ids = [...mine, ...ofOthers].flatMap((one) => [one.approverId, one.deputyId]);
  const names = await listNamesOf(shop.db, [...new Set([...ids, ...deciders])]);
  const nameOf = (id: number) => `${names.get(id)?.firstName ?? ''} ${names.get(id)?.lastName ?? ''}`.trim();
  const named = (one: Deputy): Named => ({
    ...one,
    approverName: nameOf(one.approverId),
    deputyName: nameOf(one.deputyId),
    isVoid: !deciders.has(one.deputyId) || !deciders.has(one.approverId),
  });
  const colleagues = [...deciders].filter((id) => id !== approverId).map((id) => ({ id, name: nameOf(id) }));
  return ok({ mine: mine.map(named), ofOthers: ofOthers.map(named), colleagues });
}

import { type CalendarDate, dateIn } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { timeZones } from '../market/time-zones.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Deputy } from './deputy-rules.ts';
import { listDeputies } from './deputy-store.server.ts';

/** The calendar day of a time in a market. */
export const dayInMarket = (marketId: number, now: Date): CalendarDate =>
  dateIn(timeZones[findMarketBySiteId(marketId)?.code ?? 'uk'], now);

/** The people of a company who may currently decide on its orders. */
export async function listDeciders(db: Db, companyId: number): Promise<ReadonlySet<number>> {
  return new Set((await listAdminsOf(db, companyId)).map(({ customerId }) => customerId));
}

type DeputyQuery = { readonly companyId: number; readonly approverId: number; readonly day: CalendarDate };

/** Those who may decide for an approver on a day, without deputies who have lost the right. The caller checks the approver's right. */
export async function findDeputiesOf(db: Db, { companyId, approverId, day }: DeputyQuery): Promise<Deputy[]> {
  const named = await listDeputies(db, { companyId, approverId }, { on: day });
  if (named.length === 0) return [];
  const deciders = await listDeciders(db, companyId);
  return named.filter(({ deputyId }) => deciders.has(deputyId));
}

type Standing = { readonly companyId: number; readonly deputyId: number; readonly day: CalendarDate };

/** The approvers for whom a person may decide on a day. */
export async function findApproversOf(db: Db, { companyId, deputyId, day }: Standing): Promise<number[]> {
  const named = await listDeputies(db, { companyId, deputyId }, { on: day });
  if (named.length === 0) return [];
  const deciders = await listDeciders(db, companyId);
  if (!deciders.has(deputyId)) return [];
  return [...new Set(named.map(({ approverId }) => approverId))].filter((id) => deciders.has(id));
}

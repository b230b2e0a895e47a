import { isActedFor } from '../auth/acting.ts';
import { mayDo } from '../auth/may-do.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

export type ActingChoice = { readonly id: number; readonly name: string };

/** The companies of this market for which the visitor can act as this person; empty if they may not act. */
export async function listActingChoices(
  { db }: Pick<Shop, 'db'>,
  { claims, market }: Pick<Visit, 'claims' | 'market'>,
  customerId: number,
): Promise<ActingChoice[]> {
  if (!mayDo(claims, 'customers')) return [];
  const person = await findPersonById(db, customerId);
  if (!person?.isActive || !isActedFor(person.role)) return [];
  const companies = await listCompaniesOf(db, customerId, false);
  return companies.filter(({ marketId }) => marketId === market.marketId).map(({ id, name }) => ({ id, name }));
}

import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { amountLimitField } from '../approval/amount-limit.ts';
import { findMarketIdOf } from '../company/company-membership-store.server.ts';
import { marketList } from '../market/markets.ts';
import { type Info, parseInfos } from '../people/person-infos.ts';
import { infosOfRecord, type PersonRecord } from '../people/person-record.ts';
import { recordedInfos } from '../people/recorded-infos.ts';
import type { ReachedPerson } from './reach-person.server.ts';

/** The currency of a person's limit: that of their market, or of the market of their first company. */
export async function currencyOf(db: Db, { id, marketId }: Pick<PersonRecord, 'id' | 'marketId'>) {
  const inMarket = marketId ?? (await findMarketIdOf(db, id));
  return marketList.find((market) => market.marketId === inMarket)?.currency;
}

/**
 * Checks the infos written for a person. Values that the writer may not change stay if they are left out, and are refused if they differ:
 * the super flag for everybody; amount limit and approver for administrators bound to a team and for the person themselves.
 */
export async function checkWrittenInfos(db: Db, person: ReachedPerson, written: readonly Info[]) {
  const { record, claims, isOwn, isStaff, reach } = person;
  const held = infosOfRecord(record);
  const fixed = new Set(['IsSuperCustomerAdmin']);
  if (isOwn || (!isStaff && amountLimitField(claims, reach?.settings ?? {}) !== 'enabled')) fixed.add('AmountLimit');
  if (isOwn || reach?.approverId !== undefined) fixed.add('Attestant1');
  const kept = held.filter(({ code }) => fixed.has(code) && !written.some((info) => info.code === code));
  const parsed = parseInfos([...written, ...kept], await currencyOf(db, record));
  if (!parsed.ok) return parsed;
  const { amountLimit, approverEmail, isSuper } = parsed.value.facts;
  const { facts } = record;
  const isOther = {
    IsSuperCustomerAdmin: isSuper !== facts.isSuper,
    AmountLimit: amountLimit?.amount !== facts.amountLimit?.amount,
    Attestant1: approverEmail?.toLowerCase() !== facts.approver?.emailAddress.toLowerCase(),
  };
  const refused = Object.entries(isOther).some(([code, differs]) => differs && fixed.has(code));
  if (refused) return refuse({ code: isOwn ? 'own-account' : 'not-allowed' });
  return ok(parsed.value);
}

/** A person as the audit records it, never with the social security number. */
export const recordedPerson = (record: PersonRecord) => ({
  emailAddress: record.emailAddress,
  firstName: record.firstName,
  lastName: record.lastName,
  phoneNumber: record.phoneNumber,
  cellPhone: record.cellPhone,
  ...recordedInfos(infosOfRecord(record), record.facts.approver?.customerId),
});

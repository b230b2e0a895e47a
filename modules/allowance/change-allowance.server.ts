import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { findRuleCompany } from '../approval-rules/may-change-rules.server.ts';
import { readCategoryNames } from '../approval-rules/rule-words.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { lockCompany } from '../company/company-write-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { listWearers } from '../people/coworker-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Allowance } from './allowance.ts';
import { type AllowanceInput, holderOf, recordedOf } from './allowance-schema.ts';
import {
  allowanceTopic,
  holdAllowance,
  listAllowancesOf,
  removeAllowance,
  type StoredAllowance,
  saveAllowance,
} from './allowance-store.server.ts';

const mostAllowances = 200;

type OfCompany = { readonly companyId: number };
type OfAllowance = OfCompany & { readonly allowanceId: string; readonly version: number };
type Place = { readonly id: number; readonly categories: ReadonlyMap<string, string> };
type Answer = Result<StoredAllowance, Refusal>;

export function addAllowance(shop: Shop, visit: Visit, { companyId, ...input }: AllowanceInput & OfCompany) {
  return change(shop, visit, companyId, async (db, company) => {
    if ((await listAllowancesOf(db, companyId)).length >= mostAllowances)
      return refuse({ code: 'allowances-full', most: mostAllowances });
    return checked(db, company, toAllowance(newId(visit.now, randomBytes), companyId, 1, input));
  });
}

export function changeAllowance(
  shop: Shop,
  visit: Visit,
  { companyId, allowanceId, version, ...input }: AllowanceInput & OfAllowance,
) {
  return change(shop, visit, companyId, async (db, company) => {
    const held = await holdVersion(db, { companyId, allowanceId, version });
    if (!held.ok) return held;
    const fit = await checked(db, company, toAllowance(allowanceId, companyId, version + 1, input));
    return fit.ok ? ok({ ...fit.value, before: held.value }) : fit;
  });
}

export function endAllowance(shop: Shop, visit: Visit, of: OfAllowance): Promise<Answer> {
  return change(shop, visit, of.companyId, async (db) => {
    const held = await holdVersion(db, of);
    return held.ok ? ok({ before: held.value, after: undefined }) : held;
  });
}

function toAllowance(id: string, companyId: number, version: number, input: AllowanceInput): Allowance {
  const { category, pieces, period, startsOn, excess } = input;
  return { id, companyId, version, holder: holderOf(input), category, pieces, period, startsOn, excess };
}

async function holdVersion(db: Db, { companyId, allowanceId, version }: OfAllowance): Promise<Answer> {
  const held = await holdAllowance(db, companyId, allowanceId);
  if (!held) return refuse({ code: 'allowance-not-found' });
  return held.version === version ? ok(held) : refuse({ code: 'allowance-changed' });
}

/**
 * Checks that the category exists in the company's market, that the person works there, and that no other allowance is
 * for both.
 */
async function checked(
  db: Db,
  { id: companyId, categories }: Place,
  after: Allowance,
): Promise<Result<Sides, Refusal>> {
  const { holder, category } = after;
  if (!categories.has(category)) return refuse({ code: 'category-not-found', category });
  if ('customerId' in holder && (await listWearers(db, companyId, [holder.customerId])).length === 0)
    return refuse({ code: 'customer-not-found', customerId: holder.customerId });
  const same = (await listAllowancesOf(db, companyId)).some(
    (one) => one.id !== after.id && one.category === category && keyOf(one) === keyOf(after),
  );
  return same ? refuse({ code: 'allowance-there' }) : ok({ before: undefined, after });
}

const keyOf = ({ holder }: Allowance) =>
  'customerId' in holder ? String(holder.customerId) : `of ${holder.occupation.toLowerCase()}`;

/** Names the allowance in an audit entry, which otherwise contains only changed fields. */
const titleOf = ({ holder, category }: Allowance) =>
  `${'customerId' in holder ? holder.customerId : holder.occupation}: ${category}`;

type Sides = { readonly before: StoredAllowance | undefined; readonly after: Allowance | undefined };

/** An allowance of one person is personal data; so is a change from an occupation to a person, or back. */
function sidesToRecord({ before, after }: Sides) {
  const sides = {
    ...(before && { before: recordedOf(before) }),
    ...(after && { after: { allowance: titleOf(after), ...recordedOf(after) } }),
  };
  const of = [after, before].flatMap((one) => (one && 'customerId' in one.holder ? one.holder.customerId : []))[0];
  return of === undefined ? sides : { personal: { of, ...sides } };
}

/** One transaction: the allowance and its audit entry. The company is locked, so that no allowance is added twice. */
async function change(
  shop: Shop,
  visit: Visit,
  companyId: number,
  decide: (db: Db, place: Place) => Promise<Result<Sides, Refusal>>,
): Promise<Answer> {
  const found = await findRuleCompany(shop.db, visit, companyId);
  if (!found.ok) return found;
  const market = findMarketBySiteId(found.value.company.marketId) ?? visit.market;
  const categories = await readCategoryNames(shop, { market, language: visit.language });
  const changed = await inTransaction(shop.db, async (db): Promise<Answer> => {
    const allowed = await findRuleCompany(db, visit, companyId);
    if (!allowed.ok) return allowed;
    await lockCompany(db, companyId);
    const decided = await decide(db, { id: companyId, categories });
    if (!decided.ok) return decided;
    const { before, after } = decided.value;
    const by = allowed.value.claims.customer_id;
    if (after) await saveAllowance(db, after, { by, at: visit.now });
    else if (before) await removeAllowance(db, before.id);
    await recordChange(db, visit, {
      action: 'company.allowance-changed',
      subject: companyId,
      ...sidesToRecord({ before, after }),
    });
    await markChanged(db, allowanceTopic);
    const shown = after ? { ...after, changedBy: by, changedAt: visit.now } : before;
    return shown ? ok(shown) : refuse({ code: 'allowance-not-found' });
  });
  if (changed.ok) await shop.snapshots.announce(allowanceTopic);
  return changed;
}

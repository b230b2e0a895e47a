import { randomUUID } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { readCards } from '../assortment/read-cards.server.ts';
import { type Change, recordChange } from '../audit/record-change.server.ts';
import { isInternal } from '../auth/claims.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { removeGroup, saveGroup } from '../catalogue/group-store.server.ts';
import { getCompany } from '../company/get-company.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { everything, readCaller } from './caller.server.ts';
import { changesGroup, mayHaveGroups } from './calls/group-access.ts';
import { changeGroups, findChangeable, saveChanged } from './calls/group-changes.server.ts';
import type { ChangeGroupInput, NewGroupInput, SortGroupsInput } from './groups-schema.ts';

/** Access: administrators, for their own company; staff with the task catalogue, for any company and for the shop. */
export async function createGroup(shop: Shop, visit: Visit, { companyId, coopCode, ...input }: NewGroupInput) {
  const { claims, language } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isOwn = companyId === undefined && coopCode === undefined && !isInternal(claims);
  const owner = { companyId: isOwn ? claims.company_id : companyId, coopCode };
  if (!mayHaveGroups(claims) || !changesGroup(claims, owner)) return refuse({ code: 'not-allowed' });
  if (owner.companyId !== undefined) {
    const company = await getCompany(shop, visit, owner.companyId);
    if (!company.ok) return company;
  }
  const unseen = await findUnseenProduct(shop, visit, input.basePartNos);
  if (unseen !== undefined) return refuse({ code: 'product-not-found', product: unseen });
  return changeGroups(shop, visit, async (now) => {
    const sortOrder = Math.max(-1, ...now.groups.map((group) => group.sortOrder)) + 1;
    const group = { ...owner, code: `group-${randomUUID()}`, sortOrder, texts: {} };
    const saved = await saveChanged(now, group, language, input);
    if (saved.ok)
      await recordOfStaff(now.db, visit, { action: 'group.created', subject: group.code, after: saved.value });
    return saved;
  });
}

/** Access: roles 65 and 80. Changes the text in the language of the visit. */
export async function changeGroup(shop: Shop, visit: Visit, { id, ...input }: ChangeGroupInput & { id: string }) {
  const unseen = await findUnseenProduct(shop, visit, input.basePartNos);
  if (unseen !== undefined) return refuse({ code: 'product-not-found', product: unseen });
  return changeGroups(shop, visit, async (now) => {
    const found = findChangeable(visit.claims, now.groups, id);
    if (!found.ok) return found;
    const saved = await saveChanged(now, found.value, visit.language, input);
    const change = { action: 'group.changed', subject: id, before: found.value } as const;
    if (saved.ok) await recordOfStaff(now.db, visit, { ...change, after: saved.value });
    return saved;
  });
}

export async function deleteGroup(shop: Shop, visit: Visit, id: string) {
  return changeGroups(shop, visit, async ({ db, groups }) => {
    const found = findChangeable(visit.claims, groups, id);
    if (!found.ok) return found;
    await removeGroup(db, found.value, await markChanged(db, catalogueTopic));
    await recordOfStaff(db, visit, { action: 'group.removed', subject: id, before: found.value });
    return found;
  });
}

/** Sorts all groups or none. */
export async function sortGroups(shop: Shop, visit: Visit, order: SortGroupsInput) {
  return changeGroups(shop, visit, async ({ db, groups }) => {
    const sorted = [];
    for (const { id, sortOrder } of order) {
      const found = findChangeable(visit.claims, groups, id);
      if (!found.ok) return found;
      sorted.push({ ...found.value, sortOrder });
    }
    await markChanged(db, catalogueTopic);
    for (const group of sorted) {
      await saveGroup(db, group);
      const before = groups.find(({ code }) => code === group.code)?.sortOrder;
      const sides = { before: { sortOrder: before }, after: { sortOrder: group.sortOrder } };
      await recordOfStaff(db, visit, { action: 'group.sorted', subject: group.code, ...sides });
    }
    return ok(sorted);
  });
}

/** Only changes by staff are audited; changes that a company makes to its own groups are not. */
async function recordOfStaff(db: Db, visit: Visit, change: Change): Promise<void> {
  if (isInternal(visit.claims)) await recordChange(db, visit, change);
}

/** A company can only name products that it sees; internal staff may name any product. */
async function findUnseenProduct(
  shop: Shop,
  visit: Visit,
  basePartNos: readonly string[] = [],
): Promise<string | undefined> {
  const { claims } = visit;
  // The refusal for a missing right comes first, so the products are not checked then.
  if (basePartNos.length === 0 || !claims || !mayHaveGroups(claims) || isInternal(claims)) return undefined;
  const cards = await readCards(shop, visit, await readCaller(shop, visit, everything), basePartNos);
  const seen = new Set(cards.map(({ basePartNo }) => basePartNo));
  return basePartNos.find((basePartNo) => !seen.has(basePartNo));
}

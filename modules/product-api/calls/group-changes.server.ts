import type { Language } from '#core/locale.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { renewCatalogue } from '../../assortment/catalogue-snapshot.server.ts';
import { type Claims, isInternal } from '../../auth/claims.ts';
import { catalogueTopic } from '../../catalogue/catalogue-topics.ts';
import {
  findUnknownProduct,
  type Group,
  joinGroups,
  leaveGroup,
  listGroups,
  lockGroups,
  saveGroup,
} from '../../catalogue/group-store.server.ts';
import { wordsIn } from '../../catalogue/words.ts';
import type { Refusal } from '../../refusals.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { ChangeGroupInput } from '../groups-schema.ts';
import { changesGroup, mayHaveGroups, seesGroup } from './group-access.ts';
import { slugOf } from './slug-of.ts';

export type GroupsNow = { db: Db; groups: readonly Group[] };

/**
 * Runs one change at a time and announces it afterwards; it is visible in this market when the call returns. A refused
 * change has written nothing.
 */
export async function changeGroups<T>(
  shop: Shop,
  { market }: Pick<Visit, 'market'>,
  apply: (now: GroupsNow) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const result = await shop.db.transaction().execute(async (db) => {
    await lockGroups(db);
    return apply({ db, groups: await listGroups(db) });
  });
  if (result.ok) {
    await shop.snapshots.announce(catalogueTopic);
    await showAtOnce(shop, market);
  }
  return result;
}

/** After creating a group, the caller usually opens it next. If the rebuild fails, the change is still committed. */
async function showAtOnce(shop: Shop, market: Visit['market']): Promise<void> {
  try {
    await renewCatalogue(shop, market.code);
  } catch (error) {
    shop.log.error({ err: error, market: market.code }, 'a changed group is not shown yet');
  }
}

/** A group that the caller may not see is answered like a missing one. */
export function findChangeable(
  claims: Claims | undefined,
  groups: readonly Group[],
  id: string,
): Result<Group, Refusal> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!mayHaveGroups(claims)) return refuse({ code: 'not-allowed' });
  const group = groups.find(({ code }) => code === id);
  if (!group || !(isInternal(claims) || seesGroup(claims, group)))
    return refuse({ code: 'group-not-found', group: id });
  return changesGroup(claims, group) ? ok(group) : refuse({ code: 'not-allowed' });
}

/** Saves the group's texts in one language. Refused if the slug is taken or a product does not exist. */
export async function saveChanged(
  { db, groups }: GroupsNow,
  before: Group,
  language: Language,
  { name, slug, sortOrder, basePartNos }: ChangeGroupInput,
): Promise<Result<Group, Refusal>> {
  const known = wordsIn(before.texts, language, language);
  const text = {
    name: name ?? known?.name ?? before.code,
    slug: slug ?? known?.slug ?? (slugOf(name ?? '') || before.code),
  };
  const taken = groups.find((other) => {
    const isSeenToo = isShared(other) || isShared(before) || isSameOwner(other, before);
    return other.code !== before.code && isSeenToo && wordsIn(other.texts, language, language)?.slug === text.slug;
  });
  if (taken) return refuse({ code: 'slug-taken', slug: text.slug });
  const unknown = await findUnknownProduct(db, basePartNos ?? []);
  if (unknown !== undefined) return refuse({ code: 'product-not-found', product: unknown });
  const group: Group = {
    ...before,
    sortOrder: sortOrder ?? before.sortOrder,
    texts: { ...before.texts, [language]: text },
    ...(basePartNos && { basePartNos }),
  };
  const version = await markChanged(db, catalogueTopic);
  await saveGroup(db, group);
  if (basePartNos) await leaveGroup(db, group.code, basePartNos, version);
  await joinGroups(db, version);
  return ok(group);
}

const isShared = ({ companyId, coopCode }: Group) => companyId === undefined && coopCode === undefined;
const isSameOwner = (a: Group, b: Group) => a.companyId === b.companyId && a.coopCode === b.coopCode;

import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';
import type { StoredGroup } from './stored-reference.ts';
import { listReferences } from './storefront-store.server.ts';

/** A group of the shop, or one that staff made for a company or for all companies of a buying group. */
export type Group = StoredGroup & {
  companyId?: number | undefined;
  coopCode?: string | undefined;
  /** Products that staff added to the group, in addition to those that name the group themselves. */
  basePartNos?: readonly string[] | undefined;
};

// Feeds neither bring nor delete groups of the second kind.
const shopKind = 'group';
const ownKind = 'own-group';

const kindOf = ({ companyId, coopCode }: Group) =>
  companyId === undefined && coopCode === undefined ? shopKind : ownKind;

/** Lists the groups of the shop and those made by staff, in order. */
export async function listGroups(db: Db): Promise<Group[]> {
  const groups = [...(await listReferences<Group>(db, shopKind)), ...(await listReferences<Group>(db, ownKind))];
  return groups.sort((a, b) => a.sortOrder - b.sortOrder || a.code.localeCompare(b.code));
}

/** Locks all groups, so that two concurrent changes cannot claim the same slug. */
export async function lockGroups(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product-group'))`.execute(db);
}

export async function saveGroup(db: Db, group: Group): Promise<void> {
  const data = JSON.stringify(group);
  await db
    .insertInto('catalogue_reference')
    .values({ kind: kindOf(group), key: group.code, data })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ data }))
    .execute();
}

export async function removeGroup(db: Db, group: Group, version: number): Promise<void> {
  await db.deleteFrom('catalogue_reference').where('kind', '=', kindOf(group)).where('key', '=', group.code).execute();
  await leaveGroup(db, group.code, [], version);
}

/** Removes the group's code from all products except those that stay. */
export async function leaveGroup(db: Db, code: string, staying: readonly string[], version: number): Promise<void> {
  await sql`
    update product set data = jsonb_set(data, '{groups}', (data -> 'groups') - ${code}::text), version = ${version}::bigint
    where data -> 'groups' @> to_jsonb(${code}::text) and not base_part_no = any (${sql.val([...staying])}::text[])`.execute(
    db,
  );
}

/** Adds group codes to the products that staff put into groups; a new feed of a product does not contain them. */
export async function joinGroups(db: Db, version: number): Promise<void> {
  await sql`
    with member as (
      select distinct known.key as code, jsonb_array_elements_text(known.data -> 'basePartNos') as base_part_no
      from catalogue_reference known where known.kind in (${shopKind}, ${ownKind})
    ), missing as (
      select product.base_part_no, jsonb_agg(member.code) as codes
      from member join product on product.base_part_no = member.base_part_no
      where not product.data -> 'groups' @> to_jsonb(member.code)
      group by product.base_part_no
    )
    update product set data = jsonb_set(product.data, '{groups}', (product.data -> 'groups') || missing.codes), version = ${version}::bigint
    from missing where product.base_part_no = missing.base_part_no`.execute(db);
}

export async function findUnknownProduct(db: Db, basePartNos: readonly string[]): Promise<string | undefined> {
  if (basePartNos.length === 0) return undefined;
  const rows = await db.selectFrom('product').select('base_part_no').where('base_part_no', 'in', basePartNos).execute();
  const known = new Set(rows.map((row) => row.base_part_no));
  return basePartNos.find((basePartNo) => !known.has(basePartNo));
}

import { sql } from 'kysely';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import { toAddress } from '../people/address-row.server.ts';
import type { Company } from './company.ts';
import { writtenCredit } from './company-credit.ts';
import { findCredit, remainingToSort, toCredit } from './company-credit-store.server.ts';
import { isOn, type Settings, type SwitchKey } from './company-settings.ts';
import './company-tables.server.ts';

export async function findCompany(db: Db, id: number): Promise<Company | undefined> {
  const row = await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [settings, credit, addresses, children] = [
    await getSettings(db, id),
    await findCredit(db, id),
    await db.selectFrom('company_address').selectAll().where('company_id', '=', id).orderBy('id').execute(),
    await db.selectFrom('company').select(['id', 'name']).where('parent_id', '=', id).orderBy('name').execute(),
  ];
  const ofKind = (kind: 'delivery' | 'invoice') => addresses.filter((address) => address.kind === kind).map(toAddress);
  return {
    id: row.id,
    version: row.version,
    parentId: row.parent_id ?? undefined,
    marketId: row.market_id,
    name: row.name,
    coopCode: row.coop_code ?? undefined,
    emailAddress: row.email_address ?? undefined,
    orgNo: row.org_no ?? undefined,
    web: row.web ?? undefined,
    phoneNumber: row.phone_number ?? undefined,
    attributes: row.attributes,
    credit,
    settings,
    children,
    deliveryAddresses: ofKind('delivery'),
    invoiceAddresses: ofKind('invoice'),
  };
}

export async function hasChildren(db: Db, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from company where parent_id = ${companyId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** The delivery addresses of a company and of its parent. */
export function listDeliveryAddresses(db: Db, companyId: number) {
  const parent = db.selectFrom('company').select('parent_id').where('id', '=', companyId);
  return db
    .selectFrom('company_address')
    .innerJoin('company', 'company.id', 'company_id')
    .selectAll('company_address')
    .select(['name', 'attributes'])
    .where('kind', '=', 'delivery')
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('company_id', '=', parent)]))
    .orderBy('company_address.id')
    .execute();
}

export async function getSettings(db: Db, companyId: number): Promise<Settings> {
  const rows = await db
    .selectFrom('company_setting')
    .select(['key', 'value'])
    .where('company_id', '=', companyId)
    .orderBy('key')
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function saveSettings(
  db: Db,
  companyId: number,
  settings: { key: string; value: string }[],
): Promise<void> {
  if (settings.length === 0) return;
  const lastOfEachKey = new Map(settings.map(({ key, value }) => [key, value]));
  await db
    .insertInto('company_setting')
    .values([...lastOfEachKey].map(([key, value]) => ({ company_id: companyId, key, value })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'key']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}

export async function removeSettings(db: Db, companyId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('company_setting').where('company_id', '=', companyId).where('key', 'in', keys).execute();
}

/** Companies that have switched this setting on themselves. */
export async function listCompaniesWith(db: Db, key: SwitchKey): Promise<number[]> {
  const rows = await db.selectFrom('company_setting').select(['company_id', 'value']).where('key', '=', key).execute();
  return rows.filter(({ value }) => isOn({ [key]: value }, key)).map(({ company_id: id }) => id);
}

export async function findSettingsVersion(db: Db, companyId: number): Promise<number | undefined> {
  const query = db.selectFrom('company').select('settings_version as version').where('id', '=', companyId);
  return (await query.executeTakeFirst())?.version;
}

/** Locks the settings until the transaction ends. Returns the version before; undefined if there is no such company. */
export async function holdSettings(db: Db, companyId: number): Promise<number | undefined> {
  const row = await db
    .updateTable('company')
    .set({ settings_version: sql<number>`settings_version + 1` })
    .where('id', '=', companyId)
    .returning(sql<number>`settings_version - 1`.as('version'))
    .executeTakeFirst();
  return row?.version;
}

type ListOptions = {
  page: number;
  pageSize: number;
  sort: 'name' | 'id' | 'defaultAmount' | 'invoiceCreditStopAmount';
  order: 'asc' | 'desc';
  /** A part of the name or of the organisation number, or the whole id. */
  search?: string | undefined;
  /** Only this company and its children. */
  familyOf?: number | undefined;
};

// An amount that is not a number sorts as null instead of failing the list.
const amount = (attribute: string) =>
  sql<string>`coalesce(substring(attributes ->> ${sql.lit(attribute)} from '^-?[0-9]+(?:\\.[0-9]+)?$'), '0')`;
const sortColumns = {
  name: sql`name`,
  id: sql`company.id`,
  defaultAmount: sql`${amount('DefaultAmount')}::numeric`,
  invoiceCreditStopAmount: remainingToSort,
};

const isWanted = ({ search = '', familyOf }: Pick<ListOptions, 'search' | 'familyOf'>) =>
  sql<boolean>`(${search.trim()} = '' or name ilike ${likePattern(search.trim())} or org_no ilike ${likePattern(search.trim())} or company.id::text = ${search.trim()})
    and (${familyOf ?? null}::int is null or company.id = ${familyOf ?? null}::int or parent_id = ${familyOf ?? null}::int)`;

export async function listCompanies(db: Db, { page, pageSize, sort, order, ...wanted }: ListOptions) {
  const rows = await db
    .selectFrom('company')
    .leftJoin('company_credit', 'company_credit.company_id', 'company.id')
    .select([
      'id',
      'name',
      'parent_id as parentId',
      'market_id as marketId',
      'currency',
      'remaining',
      amount('DefaultAmount').as('defaultAmount'),
    ])
    .where(isWanted(wanted))
    .orderBy(sortColumns[sort], order)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map(({ currency, remaining, parentId, ...company }) => {
    const credit = currency !== null && remaining !== null ? toCredit({ currency, remaining }) : undefined;
    return { ...company, parentId: parentId ?? undefined, invoiceCreditStopAmount: writtenCredit(credit) ?? '0' };
  });
  const { total } = await db
    .selectFrom('company')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isWanted(wanted))
    .executeTakeFirstOrThrow();
  return { items, total };
}

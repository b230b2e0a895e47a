import type { Db } from '#platform/db/db.server.ts';
import './business-tables.server.ts';

const columnOf = { company: 'company_id', address: 'address_id', person: 'customer_id' } as const;

type Kind = keyof typeof columnOf;

/** The number in the shop of what is known outside by this key. */
export async function findKeyed(db: Db, kind: Kind, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('business_key')
    .select(['company_id', 'address_id', 'customer_id'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.[columnOf[kind]] ?? undefined;
}

export async function findKeyOf(db: Db, kind: Kind, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('business_key').select('key').where(columnOf[kind], '=', id).executeTakeFirst();
  return row?.key;
}

export async function keepKey(db: Db, kind: Kind, key: string, id: number): Promise<void> {
  const nothing = { company_id: null, address_id: null, customer_id: null };
  await db
    .insertInto('business_key')
    .values({ kind, key, ...nothing, [columnOf[kind]]: id })
    .execute();
}

/** The shop itself, for the person: the keys under which other systems know them. */
export async function readKeysOf(db: Db, customerId: number) {
  return db.selectFrom('business_key').select('key').where('customer_id', '=', customerId).execute();
}

/** The shop itself, when an account is deleted. */
export async function forgetKeysOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('business_key').where('customer_id', '=', customerId).execute();
}

type Message = {
  readonly kind: 'credit' | 'payment';
  readonly key: string;
  readonly companyId: number;
  readonly content: string;
};

/** Whether an amount was reported before, and with the same content. */
export async function findMessage(db: Db, { kind, key, companyId, content }: Message) {
  const told = await db
    .selectFrom('business_message')
    .select(['company_id', 'content'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!told) return 'new';
  return told.company_id === companyId && told.content === content ? 'told' : 'reused';
}

/** Call it in the transaction of the change. */
export async function keepMessage(db: Db, { kind, key, companyId, content }: Message, at: Date): Promise<void> {
  await db.insertInto('business_message').values({ kind, key, company_id: companyId, content, at }).execute();
}

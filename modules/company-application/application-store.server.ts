import { type Selectable, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import { isLanguage } from '#core/locale.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { Application, ApplicationState } from './application.ts';
import './application-tables.server.ts';

const toApplication = (row: Selectable<Tables['company_application']>): Application => ({
  id: row.id,
  marketId: row.market_id,
  language: isLanguage(row.language) ? row.language : 'en',
  state: row.state,
  data: row.data,
  createdAt: row.created_at,
  decidedAt: row.decided_at ?? undefined,
  reason: row.reason,
  companyId: row.company_id ?? undefined,
});

type NewApplication = Pick<Application, 'id' | 'marketId' | 'language' | 'data' | 'createdAt'> & {
  /** The person with the e-mail address of the contact. */
  readonly customerId: number | undefined;
};

export async function insertApplication(db: Db, application: NewApplication): Promise<void> {
  const { id, marketId, language, data, createdAt, customerId } = application;
  await db
    .insertInto('company_application')
    .values({
      id,
      market_id: marketId,
      language,
      state: 'waiting',
      company_name: data.companyName,
      email_address: data.emailAddress,
      data: JSON.stringify(data),
      created_at: createdAt,
      customer_id: customerId ?? null,
      reason: '',
    })
    .execute();
}

export async function findApplication(db: Db, id: string): Promise<Application | undefined> {
  const row = await db.selectFrom('company_application').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toApplication(row);
}

/** Locks the application until the transaction ends. */
export async function lockApplication(db: Db, id: string): Promise<Application | undefined> {
  const row = await db
    .selectFrom('company_application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toApplication(row);
}

export type ApplicationsSought = {
  readonly state: ApplicationState;
  readonly search: string;
  readonly part: PartAsked;
};

export async function pageApplications(db: Db, sought: ApplicationsSought): Promise<KeyPage<Application>> {
  const { state, search, part } = sought;
  const page = keyPageOf({ by: sql`created_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const like = likePattern(search);
  const rows = await db
    .selectFrom('company_application')
    .selectAll()
    .where('state', '=', state)
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('company_name', 'ilike', like), eb('email_address', 'ilike', like)])),
    )
    .where(page.condition)
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map((row) => ({
    ...toApplication(row),
    place: { value: String(row.created_at.getTime() * 1000), key: row.id },
  }));
  return toKeyPage(found, part);
}

type Decision = {
  readonly id: string;
  readonly state: 'accepted' | 'refused';
  readonly by: number;
  readonly at: Date;
  readonly reason: string;
  readonly companyId?: number;
  readonly customerId?: number;
};

export async function noteDecision(db: Db, { id, state, by, at, reason, companyId, customerId }: Decision) {
  const decided = { state, decided_at: at, decided_by: by, reason };
  await db
    .updateTable('company_application')
    .set({ ...decided, company_id: companyId ?? null, ...(customerId !== undefined && { customer_id: customerId }) })
    .where('id', '=', id)
    .execute();
}

export async function countWaiting(db: Db, most: number): Promise<number> {
  const rows = await db
    .selectFrom('company_application')
    .select('id')
    .where('state', '=', 'waiting')
    .limit(most)
    .execute();
  return rows.length;
}

/** Removes decided applications, and undecided ones, each after their time. */
export async function removeApplicationsBefore(db: Db, decided: Date, waiting: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('company_application')
    .where((eb) => eb.or([eb('decided_at', '<', decided), eb('created_at', '<', waiting)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** For the export of a person's own data. */
export async function readApplicationsOf(db: Db, customerId: number): Promise<unknown> {
  const rows = await db
    .selectFrom('company_application')
    .select(['data', 'created_at', 'decided_at', 'state'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...row.data,
    state: row.state,
    appliedAt: row.created_at,
    decidedAt: row.decided_at ?? undefined,
  }));
}

/** Removes the applications of a person; the company stays. */
export async function removeApplicationsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('company_application').where('customer_id', '=', customerId).execute();
}

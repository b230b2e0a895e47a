import { type Selectable, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { CustomerReview, ReviewStatus } from './review.ts';
import './review-tables.server.ts';

type Row = Selectable<Tables['customer_review']>;

const toReview = (row: Row): CustomerReview => ({
  id: row.id,
  basePartNo: row.base_part_no,
  customerId: row.customer_id,
  language: row.language,
  stars: row.stars,
  title: row.title,
  text: row.body,
  author: row.author,
  isBusiness: row.is_business,
  status: row.status,
  reason: row.reason,
  revision: row.revision,
  writtenAt: row.written_at,
});

type ReviewKey = { customerId: number; basePartNo: string };

export async function listReviewsOf(db: Db, customerId: number): Promise<CustomerReview[]> {
  const rows = await db
    .selectFrom('customer_review')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('written_at', 'desc')
    .execute();
  return rows.map(toReview);
}

export async function findOwnReview(
  db: Db,
  { customerId, basePartNo }: ReviewKey,
): Promise<CustomerReview | undefined> {
  const row = await ofOwner(db, { customerId, basePartNo }).executeTakeFirst();
  return row && toReview(row);
}

/** Locks the review until the end of the transaction. */
export async function lockOwnReview(db: Db, own: ReviewKey): Promise<CustomerReview | undefined> {
  const row = await ofOwner(db, own).forUpdate().executeTakeFirst();
  return row && toReview(row);
}

const ofOwner = (db: Db, { customerId, basePartNo }: ReviewKey) =>
  db
    .selectFrom('customer_review')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('base_part_no', '=', basePartNo);

export async function lockReview(db: Db, id: string): Promise<CustomerReview | undefined> {
  const row = await db.selectFrom('customer_review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toReview(row);
}

type NewReview = Omit<CustomerReview, 'status' | 'reason' | 'revision'>;

/** One review per person and product: a new one replaces the old one and needs moderation again. */
export async function saveReview(db: Db, review: NewReview): Promise<CustomerReview> {
  const written = {
    language: review.language,
    stars: review.stars,
    title: review.title,
    body: review.text,
    author: review.author,
    is_business: review.isBusiness,
    status: 'waiting' as const,
    reason: '',
    written_at: review.writtenAt,
  };
  const row = await db
    .insertInto('customer_review')
    .values({ ...written, id: review.id, base_part_no: review.basePartNo, customer_id: review.customerId })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'base_part_no']).doUpdateSet((eb) => ({
        ...written,
        revision: eb('customer_review.revision', '+', 1),
        decided_at: null,
        decided_by: null,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toReview(row);
}

type Decision = { id: string; status: ReviewStatus; reason: string; by: number; now: Date };

export async function saveDecision(db: Db, { id, status, reason, by, now }: Decision): Promise<CustomerReview> {
  const row = await db
    .updateTable('customer_review')
    .set({ status, reason, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toReview(row);
}

export async function removeReview(db: Db, id: string): Promise<void> {
  await db.deleteFrom('customer_review').where('id', '=', id).execute();
}

/** Returns the products whose published reviews were deleted. */
export async function removeReviewsOfCustomer(db: Db, customerId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('customer_review')
    .where('customer_id', '=', customerId)
    .returning(['base_part_no', 'status'])
    .execute();
  return rows.filter(({ status }) => status === 'accepted').map((row) => row.base_part_no);
}

export type ReviewSearch = {
  readonly status: ReviewStatus;
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
};

/** Pending reviews by age, the oldest first; others with the latest first. */
export async function searchReviews(db: Db, { status, search, page, pageSize }: ReviewSearch) {
  const like = likePattern(search);
  const found = db
    .selectFrom('customer_review')
    .where('status', '=', status)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', base_part_no, author, title, body, reason) ilike ${like}`),
    );
  const rows = await found
    .selectAll()
    .orderBy(status === 'waiting' ? sql`written_at` : sql`decided_at desc`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { reviews: rows.map(toReview), total };
}

export type ReviewsSought = { readonly status: ReviewStatus; readonly search: string; readonly part: PartAsked };

/** One page of the reviews in a state, by date. */
export async function pageReviews(db: Db, { status, search, part }: ReviewsSought): Promise<KeyPage<CustomerReview>> {
  const page = keyPageOf({ by: sql`written_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('customer_review')
    .selectAll()
    .select([page.value.as('place_value')])
    .where('status', '=', status)
    .where(page.condition)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', base_part_no, author, title, body, reason) ilike ${likePattern(search)}`),
    )
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  return toKeyPage(
    rows.map((row) => ({ ...toReview(row), place: { value: row.place_value, key: row.id } })),
    part,
  );
}

/** Number of pending reviews, counted up to `most`. */
export async function countWaiting(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from customer_review where status = 'waiting' limit ${most}) w`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function findReview(db: Db, id: string): Promise<CustomerReview | undefined> {
  const row = await db.selectFrom('customer_review').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toReview(row);
}

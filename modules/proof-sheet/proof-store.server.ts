import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import { orderStatuses } from '../order/order-status.ts';
import '../people/people-tables.server.ts';
import type { Drawing } from '../proof/drawing-shape.ts';
import { drawnBy } from '../proof/drawing-version.ts';
import type { LogoFile, Proof } from '../proof/proof.ts';
import { packDrawing, unpackDrawing } from './kept-drawing.server.ts';
import { createLogoReader, withDrawing, withoutDrawing } from './logo-artwork.server.ts';
import type { MadeProof } from './proof-entry.ts';
import './proof-tables.server.ts';

/** The row that a proof belongs to: of a cart, or of an order. */
type ProofRow = { readonly cartRowId: string } | { readonly orderId: string; readonly rowNumber: number };

export type NewProof = ProofRow & {
  readonly wearerId: number | undefined;
  readonly buyerId: number | undefined;
  readonly proof: Proof;
  /** Of a row of an order. */
  readonly drawing?: Drawing;
};

export const hashOf = (proof: Proof): string =>
  createHash('sha256')
    .update(JSON.stringify(withoutDrawing(proof)))
    .digest('hex');

/**
 * Keeps what is not kept yet: a row of an order has one proof until an approver changes it, a row of a cart one for each state. Texts of people whose
 * accounts were deleted are not kept again.
 */
export async function saveProofs(db: Db, proofs: readonly NewProof[], now: Date): Promise<void> {
  if (proofs.length === 0) return;
  const gone = await listDeleted(
    db,
    proofs.flatMap(({ wearerId, buyerId }) => [wearerId ?? [], buyerId ?? []].flat()),
  );
  const kept = proofs.filter(({ wearerId, buyerId }) => !gone.has(wearerId ?? 0) && !gone.has(buyerId ?? 0));
  if (kept.length === 0) return;
  await db
    .insertInto('proof')
    .values(
      kept.map(({ wearerId, buyerId, proof, drawing, ...row }) => ({
        id: newId(now, randomBytes),
        cart_row_id: 'cartRowId' in row ? row.cartRowId : null,
        order_id: 'orderId' in row ? row.orderId : null,
        row_number: 'orderId' in row ? row.rowNumber : null,
        wearer_id: wearerId ?? null,
        buyer_id: buyerId ?? null,
        hash: hashOf(proof),
        data: JSON.stringify(withoutDrawing(proof)),
        drawing: drawing ? packDrawing(drawing) : null,
        made_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const foreignKeyMissing = '23503';

/** The same for rows of a cart, which may be removed while their proofs are made: there is nothing to keep of them then. */
export async function saveCartProofs(db: Db, proofs: readonly NewProof[], now: Date): Promise<void> {
  try {
    await saveProofs(db, proofs, now);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === foreignKeyMissing)) throw error;
  }
}

/**
 * By the row of a cart: the text of its latest proof for the same wearer that had another one. What the buyer writes makes a new row, so
 * it was the wearer's data that changed.
 */
export async function listFormerTexts(
  db: Db,
  rows: readonly { readonly cartRowId: string; readonly wearerId: number; readonly lines: readonly string[] }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (rows.length === 0) return new Map();
  const kept = await db
    .selectFrom('proof')
    .select(['cart_row_id', 'wearer_id', 'data'])
    .where(
      'cart_row_id',
      'in',
      rows.map(({ cartRowId }) => cartRowId),
    )
    .orderBy('made_at', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ cartRowId, wearerId, lines }) => {
      const former = kept
        .filter(({ cart_row_id, wearer_id }) => cart_row_id === cartRowId && wearer_id === wearerId)
        .flatMap(({ data: { artwork } }) => (artwork.kind === 'text' ? [artwork.lines] : []))
        .find((one) => one.join('\n') !== lines.join('\n'));
      return former ? [[cartRowId, former] as const] : [];
    }),
  );
}

async function listDeleted(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select customer_id as id from deleted_person where customer_id = any(${[...new Set(ids)]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The proofs of services that an approver changed: the next to look, or the order when it is placed, gets new ones. */
export async function removeProofsOfRows(db: Db, orderId: string, rowNumbers: readonly number[]): Promise<void> {
  if (rowNumbers.length === 0) return;
  await db.deleteFrom('proof').where('order_id', '=', orderId).where('row_number', 'in', rowNumbers).execute();
}

/** The rows of an order that have a proof. */
export async function listProofRows(db: Db, orderId: string): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('proof').select('row_number').where('order_id', '=', orderId).execute();
  return new Set(rows.map(({ row_number }) => row_number ?? 0));
}

/** The proofs of an order by the number of the service's row. */
export async function listOrderProofs(db: Db, orderId: string): Promise<ReadonlyMap<number, MadeProof>> {
  const rows = await db
    .selectFrom('proof')
    .select(['id', 'row_number', 'hash', 'data'])
    .where('order_id', '=', orderId)
    .execute();
  const drawings = createLogoReader(db);
  const former = rows.filter(({ data }) => data.drawnBy !== drawnBy(data.artwork)).map(({ id }) => id);
  const looks = await listLooks(db, former);
  const kept = new Map<number, MadeProof>();
  for (const { id, row_number, hash, data } of rows)
    kept.set(row_number ?? 0, { hash, proof: await withDrawing(data, drawings), look: looks.get(id) });
  return kept;
}

/** Of proofs that other code drew than today's. */
async function listLooks(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MadeProof['look']>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('proof').select(['id', 'drawing']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, drawing }) => [id, drawing ? unpackDrawing(drawing) : 'lost']));
}

/** Placed orders with this version of a logo on a garment, as long as something of them has to leave. */
export async function listOrdersWithLogo(db: Db, { logoId, version }: Pick<LogoFile, 'logoId' | 'version'>) {
  const { rows } = await sql<{ id: string }>`
    select distinct p.order_id as id from proof p join order_view o on o.id = p.order_id
    where p.order_id is not null and p.data #>> '{artwork,file,logoId}' = ${logoId}
      and (p.data #>> '{artwork,file,version}')::int = ${version}
      and o.placed_at is not null and o.given_up_at is null and o.status < ${orderStatuses.Delivered}`.execute(db);
  return rows.map(({ id }) => id);
}

/** For the export of a person's data: what was to be put on their garments. */
export async function readProofsOf(db: Db, customerId: number): Promise<unknown> {
  const rows = await db
    .selectFrom('proof')
    .select(['order_id', 'hash', 'data', 'made_at'])
    .where('wearer_id', '=', customerId)
    .orderBy('made_at')
    .execute();
  return rows.map(({ order_id, hash, data, made_at }) => ({
    orderId: order_id ?? undefined,
    hash,
    position: data.position,
    lines: data.artwork.kind === 'text' ? data.artwork.lines : [],
    made: made_at,
  }));
}

/** Access: internal, when an account is deleted: proofs of the person's garments and of the person's orders. Idempotent. */
export async function removeProofsOf(db: Db, customerId: number): Promise<void> {
  await db
    .deleteFrom('proof')
    .where((eb) => eb.or([eb('wearer_id', '=', customerId), eb('buyer_id', '=', customerId)]))
    .execute();
}

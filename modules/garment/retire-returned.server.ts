import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { sentBackOf } from '../fulfilment/order-return.ts';
import { findReturn } from '../fulfilment/return-store.server.ts';
import './garment-tables.server.ts';

/**
 * Pieces that go back to the shop, also those that are exchanged, are retired. A return says how many pieces of a row, not which: those
 * that were washed least go back, of those the ones that left last. Heard twice, nothing is retired twice. Returns how many are new.
 */
export function retireReturned(shop: { readonly db: Db }, returnId: string): Promise<number> {
  return shop.db.transaction().execute(async (db) => {
    const returned = await findReturn(db, returnId);
    if (returned?.state !== 'accepted') return 0;
    const { orderId, decidedAt, askedAt } = returned;
    let retired = 0n;
    for (const { rowNumber, quantity } of sentBackOf(returned)) {
      const { numAffectedRows = 0n } = await sql`
        with pieces as (
          select id, washes, delivered_at, piece, retired_at, return_id from garment
          where order_id = ${orderId}::uuid and row_number = ${rowNumber} order by id for no key update)
        update garment set retired_at = ${decidedAt ?? askedAt}, return_id = ${returnId}::uuid
        where id in (
          select id from pieces where retired_at is null order by washes, delivered_at desc, piece desc
          limit greatest(0, floor(${quantity}::float8)::int
            - (select count(*)::int from pieces where return_id = ${returnId}::uuid)))`.execute(db);
      retired += numAffectedRows;
    }
    return Number(retired);
  });
}

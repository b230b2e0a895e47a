import type { Query } from './order-database.ts';

type Session = { readonly query: Query };

/**
 * Adds garments to the demo's hospital, named bench1 and so on, so that concurrent scans rarely hit the same garment.
 * Returns one of the demo's own.
 */
export async function addGarments(session: Session, count: number): Promise<string> {
  const { rows } = await session.query('select id from garment order by id limit 1');
  await session.query(
    `insert into garment (id, company_id, laundry_name, order_id, dispatch_number, row_number, piece, market_id, sku, name, colour, size,
       department, delivered_at)
     select 'bench' || number, company_id, laundry_name, order_id, 'BENCH', row_number, number, market_id, sku, name, colour, size,
       department, delivered_at
     from (select * from garment limit 1) one cross join generate_series(1, $1::int) number`,
    [count],
  );
  await session.query('analyze garment');
  return String(rows[0]?.['id']);
}

export type Growth = { readonly rows: number; readonly bytes: number };

/** The table of scans with its indexes. */
export async function growthOf(session: Session): Promise<Growth> {
  const { rows } = await session.query(
    `select (select count(*) from garment_event)::int as rows, pg_total_relation_size('garment_event')::bigint as bytes`,
  );
  const [{ rows: count, bytes } = {}] = rows;
  return { rows: Number(count), bytes: Number(bytes) };
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { toTally } from './garment-store.server.ts';
import type { Scan, Tally } from './tally.ts';
import './garment-tables.server.ts';

export type GarmentScan = Scan & { readonly garmentId: string; readonly eventId: string };

type HeldGarment = { readonly companyId: number; readonly tally: Tally };

/** Garments, held until the end of the transaction; always in the same sequence, so that two batches never wait for each other. */
export async function holdGarments(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, HeldGarment>> {
  const rows = await db
    .selectFrom('garment')
    .select(['id', 'company_id', 'washes', 'repairs', 'washed_at', 'seen_at', 'lost_at', 'retired_at'])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, { companyId: row.company_id, tally: toTally(row) }]));
}

/** All at once. Returns those that are new. */
export async function insertScans(db: Db, scans: readonly GarmentScan[]): Promise<GarmentScan[]> {
  if (scans.length === 0) return [];
  const told = JSON.stringify(scans.map(({ garmentId, eventId, kind, at }) => ({ garmentId, eventId, kind, at })));
  const { rows } = await sql<GarmentScan>`
    insert into garment_event (garment_id, event_id, kind, at)
    select "garmentId", "eventId", kind, at
    from jsonb_to_recordset(${told}::jsonb) as told ("garmentId" text, "eventId" text, kind text, at timestamptz)
    on conflict do nothing
    returning garment_id as "garmentId", event_id as "eventId", kind, at`.execute(db);
  return rows;
}

export async function saveTallies(db: Db, tallies: ReadonlyMap<string, Tally>): Promise<void> {
  if (tallies.size === 0) return;
  const told = JSON.stringify([...tallies].map(([id, tally]) => ({ id, ...tally })));
  await sql`
    update garment set washes = told.washes, repairs = told.repairs, washed_at = told."washedAt",
      seen_at = told."seenAt", lost_at = told."lostAt", retired_at = told."retiredAt"
    from jsonb_to_recordset(${told}::jsonb) as told (id text, washes int, repairs int, "washedAt" timestamptz,
      "seenAt" timestamptz, "lostAt" timestamptz, "retiredAt" timestamptz)
    where garment.id = told.id`.execute(db);
}

/** The latest first. */
export async function listScans(db: Db, garmentId: string, most: number): Promise<Scan[]> {
  return db
    .selectFrom('garment_event')
    .select(['kind', 'at'])
    .where('garment_id', '=', garmentId)
    .orderBy('at', 'desc')
    .orderBy('event_id')
    .limit(most)
    .execute();
}

/** Rows that one statement removes, so that no statement of a large table takes long. */
const removedAtOnce = 10_000;

/** What the scans came to stays with the garment. */
export async function removeScansBefore(db: Db, at: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from garment_event where (garment_id, event_id) in (
        select garment_id, event_id from garment_event where at < ${at} limit ${removedAtOnce})`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < BigInt(removedAtOnce)) return removed;
  }
}

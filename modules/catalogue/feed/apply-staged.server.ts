import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../catalogue-tables.server.ts';
import type { RemovalKind } from '../removal-store.server.ts';

const referenceKinds = [
  'category',
  'parametric',
  'colour',
  'material',
  'standard',
  'family',
  'group',
  'size-guide',
  'price-list',
  'vas-article',
];

/** Set on every row that is actually written, so that a reader with an older version reads only changed rows. */
export type Versions = { readonly catalogue: number; readonly stock: number };

// Unchanged rows are skipped: importing the same feed again writes nothing.

export async function listStagedKinds(db: Db, importId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from catalogue_staging where import_id = ${importId}::uuid`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

export async function applyReferences(db: Db, importId: string): Promise<void> {
  await sql`
    insert into catalogue_reference as known (kind, key, data)
    select kind, key, data from catalogue_staging where import_id = ${importId}::uuid and kind in (${sql.join(referenceKinds)})
    on conflict (kind, key) do update set data = excluded.data where known.data is distinct from excluded.data`.execute(
    db,
  );
}

export async function applyProducts(db: Db, importId: string, versions: Versions): Promise<void> {
  await sql`
    insert into product as known (base_part_no, data, version)
    select key, data, ${versions.catalogue}::bigint from catalogue_staging where import_id = ${importId}::uuid and kind = 'product'
    on conflict (base_part_no) do update set data = excluded.data, version = excluded.version
    where known.data is distinct from excluded.data`.execute(db);
  // Delete colours that the product no longer has, with their prices and stock.
  await sql`
    with gone as (
      delete from product_colour colour using catalogue_staging staged
      where staged.import_id = ${importId}::uuid and staged.kind = 'product' and staged.key = colour.base_part_no
        and not staged.data -> 'colours' @> jsonb_build_array(jsonb_build_object('partNo', colour.part_no))
      returning colour.part_no
    )
    ${noteRemoved('stock', sql`select sku as key from stock join gone on gone.part_no = stock.part_no`, versions)}`.execute(
    db,
  );
  await sql`
    insert into product_colour as known (part_no, base_part_no, sizes)
    select colour ->> 'partNo', staged.key, array(select size ->> 'code' from jsonb_array_elements(colour -> 'sizes') as size)
    from catalogue_staging staged, jsonb_array_elements(staged.data -> 'colours') as colour
    where staged.import_id = ${importId}::uuid and staged.kind = 'product'
    on conflict (part_no) do update set sizes = excluded.sizes where known.sizes is distinct from excluded.sizes`.execute(
    db,
  );
}

export async function applyFollowers(db: Db, importId: string, versions: Versions): Promise<void> {
  await sql`
    insert into price as known (price_list, part_no, currency, is_gross, unit_amount, size_exceptions, campaign, version)
    select p.data ->> 'priceList', p.data ->> 'partNo', p.data ->> 'currency', (p.data ->> 'isGross')::boolean, (p.data ->> 'unitAmount')::bigint, p.data -> 'sizeExceptions', p.data -> 'campaign', ${versions.catalogue}::bigint
    from catalogue_staging p where p.import_id = ${importId}::uuid and p.kind = 'price'
    on conflict (price_list, part_no) do update set
      currency = excluded.currency, is_gross = excluded.is_gross, unit_amount = excluded.unit_amount, size_exceptions = excluded.size_exceptions, campaign = excluded.campaign, version = excluded.version
    where (known.currency, known.is_gross, known.unit_amount, known.size_exceptions, known.campaign)
      is distinct from (excluded.currency, excluded.is_gross, excluded.unit_amount, excluded.size_exceptions, excluded.campaign)`.execute(
    db,
  );
  await sql`
    insert into stock as known (sku, part_no, on_hand, next_delivery_date, version)
    select key, left(key, 12), (data ->> 'quantity')::int, (data ->> 'nextDeliveryDate')::date, ${versions.stock}::bigint
    from catalogue_staging where import_id = ${importId}::uuid and kind = 'stock'
    on conflict (sku) do update set
      on_hand = excluded.on_hand, next_delivery_date = excluded.next_delivery_date, version = excluded.version
    where (known.on_hand, known.next_delivery_date) is distinct from (excluded.on_hand, excluded.next_delivery_date)`.execute(
    db,
  );
  await sql`
    insert into review as known (id, base_part_no, language, stars, title, body, author, written_on)
    select key, data ->> 'basePartNo', data ->> 'language', (data ->> 'stars')::int, data ->> 'title', data ->> 'text', data ->> 'author', (data ->> 'date')::date
    from catalogue_staging where import_id = ${importId}::uuid and kind = 'review'
    on conflict (id) do update set
      base_part_no = excluded.base_part_no, language = excluded.language, stars = excluded.stars, title = excluded.title, body = excluded.body, author = excluded.author, written_on = excluded.written_on
    where (known.base_part_no, known.language, known.stars, known.title, known.body, known.author, known.written_on)
      is distinct from (excluded.base_part_no, excluded.language, excluded.stars, excluded.title, excluded.body, excluded.author, excluded.written_on)`.execute(
    db,
  );
}

/** For a full feed: deletes all rows of its kinds that the feed does not contain. */
export async function removeUnnamed(
  db: Db,
  importId: string,
  brought: ReadonlySet<string>,
  versions: Versions,
): Promise<void> {
  const unnamed = (kind: string, key: RawBuilder<unknown>) => sql`not exists (
    select 1 from catalogue_staging named
    where named.import_id = ${importId}::uuid and named.kind = ${kind} and named.key = ${key})`;
  if (brought.has('product')) {
    const gone = sql`delete from product where ${unnamed('product', sql`product.base_part_no`)} returning base_part_no`;
    const skus = sql`
      select sku as key from stock join product_colour colour on colour.part_no = stock.part_no
      where ${unnamed('product', sql`colour.base_part_no`)}`;
    await noteRemoved('stock', skus, versions).execute(db);
    await sql`with gone as (${gone}) ${noteRemoved('product', sql`select base_part_no as key from gone`, versions)}`.execute(
      db,
    );
  }
  // Mark the products that lose prices as changed; the deleted price rows cannot carry a version.
  if (brought.has('price'))
    await sql`
      with gone as (
        delete from price where ${unnamed('price', sql`price.price_list || ' ' || price.part_no`)} returning part_no
      )
      update product set version = ${versions.catalogue} where base_part_no in (select left(part_no, 8) from gone)`.execute(
      db,
    );
  if (brought.has('stock')) {
    const gone = sql`delete from stock where ${unnamed('stock', sql`stock.sku`)} returning sku`;
    await sql`with gone as (${gone}) ${noteRemoved('stock', sql`select sku as key from gone`, versions)}`.execute(db);
  }
  if (brought.has('review')) await sql`delete from review where ${unnamed('review', sql`review.id`)}`.execute(db);
  await sql`
    delete from catalogue_reference known where known.kind in (${sql.join([...brought])}) and not exists (
      select 1 from catalogue_staging named
      where named.import_id = ${importId}::uuid and named.kind = known.kind and named.key = known.key)`.execute(db);
}

function noteRemoved(kind: RemovalKind, keys: RawBuilder<unknown>, versions: Versions): RawBuilder<unknown> {
  const version = kind === 'stock' ? versions.stock : versions.catalogue;
  return sql`
    insert into catalogue_removal as known (kind, key, version)
    select ${kind}::text, removed.key, ${version}::bigint from (${keys}) as removed
    on conflict (kind, key) do update set version = excluded.version`;
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';

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

// Rows that are as they were are left alone: importing the same feed again writes nothing.

export async function applyReferences(db: Db, importId: string): Promise<void> {
  await sql`
    insert into catalogue_reference as known (kind, key, data)
    select kind, key, data from catalogue_staging where import_id = ${importId}::uuid and kind in (${sql.join(referenceKinds)})
    on conflict (kind, key) do update set data = excluded.data where known.data is distinct from excluded.data`.execute(
    db,
  );
}

export async function applyProducts(db: Db, importId: string): Promise<void> {
  await sql`
    insert into product as known (base_part_no, data)
    select key, data from catalogue_staging where import_id = ${importId}::uuid and kind = 'product'
    on conflict (base_part_no) do update set data = excluded.data where known.data is distinct from excluded.data`.execute(
    db,
  );
  // A colour that its product no longer has goes, and its prices and stock with it.
  await sql`
    delete from product_colour colour using catalogue_staging staged
    where staged.import_id = ${importId}::uuid and staged.kind = 'product' and staged.key = colour.base_part_no
      and not staged.data -> 'colours' @> jsonb_build_array(jsonb_build_object('partNo', colour.part_no))`.execute(db);
  await sql`
    insert into product_colour as known (part_no, base_part_no, sizes)
    select colour ->> 'partNo', staged.key, array(select size ->> 'code' from jsonb_array_elements(colour -> 'sizes') as size)
    from catalogue_staging staged, jsonb_array_elements(staged.data -> 'colours') as colour
    where staged.import_id = ${importId}::uuid and staged.kind = 'product'
    on conflict (part_no) do update set sizes = excluded.sizes where known.sizes is distinct from excluded.sizes`.execute(
    db,
  );
}

export async function applyFollowers(db: Db, importId: string): Promise<void> {
  await sql`
    insert into price as known (price_list, part_no, currency, is_gross, unit_amount, size_exceptions, campaign)
    select p.data ->> 'priceList', p.data ->> 'partNo', p.data ->> 'currency', (p.data ->> 'isGross')::boolean, (p.data ->> 'unitAmount')::bigint, p.data -> 'sizeExceptions', p.data -> 'campaign'
    from catalogue_staging p where p.import_id = ${importId}::uuid and p.kind = 'price'
    on conflict (price_list, part_no) do update set
      currency = excluded.currency, is_gross = excluded.is_gross, unit_amount = excluded.unit_amount, size_exceptions = excluded.size_exceptions, campaign = excluded.campaign
    where (known.currency, known.is_gross, known.unit_amount, known.size_exceptions, known.campaign)
      is distinct from (excluded.currency, excluded.is_gross, excluded.unit_amount, excluded.size_exceptions, excluded.campaign)`.execute(
    db,
  );
  await sql`
    insert into stock as known (sku, part_no, on_hand, next_delivery_date)
    select key, left(key, 12), (data ->> 'quantity')::int, (data ->> 'nextDeliveryDate')::date
    from catalogue_staging where import_id = ${importId}::uuid and kind = 'stock'
    on conflict (sku) do update set on_hand = excluded.on_hand, next_delivery_date = excluded.next_delivery_date
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

/** For a feed that is the whole of what it names: of the kinds it brings, whatever it does not name is gone. */
export async function removeUnnamed(db: Db, importId: string): Promise<void> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from catalogue_staging where import_id = ${importId}::uuid`.execute(db);
  const brought = new Set(rows.map(({ kind }) => kind));
  for (const { kind, table, key } of removable)
    if (brought.has(kind))
      await sql`
        delete from ${sql.table(table)} where not exists (
          select 1 from catalogue_staging named
          where named.import_id = ${importId}::uuid and named.kind = ${kind} and named.key = ${sql.raw(key)})`.execute(
        db,
      );
  await sql`
    delete from catalogue_reference known where known.kind in (${sql.join([...brought])}) and not exists (
      select 1 from catalogue_staging named
      where named.import_id = ${importId}::uuid and named.kind = known.kind and named.key = known.key)`.execute(db);
}

const removable = [
  { kind: 'product', table: 'product', key: 'product.base_part_no' },
  { kind: 'price', table: 'price', key: "price.price_list || ' ' || price.part_no" },
  { kind: 'stock', table: 'stock', key: 'stock.sku' },
  { kind: 'review', table: 'review', key: 'review.id' },
];

import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';
import type { LineComplaint } from './import-store.server.ts';

type Reference = { field: string; of: string; path: string; missing: string };

/** What a product points at, by the JSON path of each pointer. */
const productReferences: Reference[] = [
  { field: 'categories', of: 'category', path: '$.categories[*]', missing: 'no category has the code' },
  { field: 'groups', of: 'group', path: '$.groups[*]', missing: 'no group has the code' },
  { field: 'family', of: 'family', path: '$.family', missing: 'no family has the slug' },
  { field: 'material', of: 'material', path: '$.material', missing: 'no material has the code' },
  { field: 'standards', of: 'standard', path: '$.standards[*].id', missing: 'no standard has the id' },
  {
    field: 'parametrics',
    of: 'parametric',
    path: '$.parametrics.keyvalue().key',
    missing: 'no parametric has the code',
  },
  { field: 'sizeGuide', of: 'size-guide', path: '$.sizeGuide', missing: 'no size guide has the code' },
];

/** Takes staged products that point at nothing out of the import and says so, line by line. */
export async function refuseDanglingProducts(db: Db, importId: string): Promise<LineComplaint[]> {
  const complaints: LineComplaint[] = [];
  for (const { field, of, path, missing } of productReferences) {
    const { rows } = await sql<{ line: number; pointed: string }>`
      select staged.line, pointed #>> '{}' as pointed
      from catalogue_staging staged, jsonb_path_query(staged.data, ${sql.lit(path)}) as pointed
      where staged.import_id = ${importId}::uuid and staged.kind = 'product'
        and not exists (select 1 from catalogue_reference known where known.kind = ${of} and known.key = pointed #>> '{}')
      order by staged.line`.execute(db);
    complaints.push(...rows.map(({ line, pointed }) => ({ line, field, reason: `${missing} ${pointed}` })));
  }
  return dropComplained(db, importId, complaints);
}

/** The same for what points at products: prices, stock and reviews. Call it once the products are in. */
export async function refuseDanglingFollowers(db: Db, importId: string): Promise<LineComplaint[]> {
  const { rows } = await sql<LineComplaint>`
    select staged.line, 'priceList' as field, 'no price list has the code ' || (staged.data ->> 'priceList') as reason
    from catalogue_staging staged left join catalogue_reference list on list.kind = 'price-list' and list.key = staged.data ->> 'priceList'
    where staged.import_id = ${importId}::uuid and staged.kind = 'price' and list.key is null
    union all
    select staged.line, 'currency', 'the price list is in ' || (list.data ->> 'currency')
    from catalogue_staging staged join catalogue_reference list on list.kind = 'price-list' and list.key = staged.data ->> 'priceList'
    where staged.import_id = ${importId}::uuid and staged.kind = 'price' and list.data ->> 'currency' <> staged.data ->> 'currency'
    union all
    select staged.line, 'partNo', 'no product has the colour ' || (staged.data ->> 'partNo')
    from catalogue_staging staged left join product_colour colour on colour.part_no = staged.data ->> 'partNo'
    where staged.import_id = ${importId}::uuid and staged.kind = 'price' and colour.part_no is null
    union all
    select staged.line, 'sku', 'no product has the sku ' || staged.key
    from catalogue_staging staged left join product_colour colour on colour.part_no = left(staged.key, 12)
    where staged.import_id = ${importId}::uuid and staged.kind = 'stock'
      and (colour.part_no is null or not substr(staged.key, 13) = any (colour.sizes))
    union all
    select staged.line, 'basePartNo', 'no product has the number ' || (staged.data ->> 'basePartNo')
    from catalogue_staging staged left join product on product.base_part_no = staged.data ->> 'basePartNo'
    where staged.import_id = ${importId}::uuid and staged.kind = 'review' and product.base_part_no is null
    order by line`.execute(db);
  return dropComplained(db, importId, rows);
}

async function dropComplained(db: Db, importId: string, complaints: LineComplaint[]): Promise<LineComplaint[]> {
  const lines = JSON.stringify([...new Set(complaints.map(({ line }) => line))]);
  if (complaints.length > 0)
    await sql`
      delete from catalogue_staging staged using jsonb_array_elements_text(${lines}::text::jsonb) as told (line)
      where staged.import_id = ${importId}::uuid and staged.line = told.line::int`.execute(db);
  return complaints;
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../catalogue-tables.server.ts';
import { dropComplained } from '../import-store.server.ts';
import type { LineComplaint } from './staged-row.ts';

type Reference = {
  field: string;
  of: string;
  path: string;
  missing: string;
  /** The column that references use, if not the key. */
  by?: RawBuilder<unknown>;
};

/** The references of a product, by their JSON paths. */
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
  {
    field: 'vasServices',
    of: 'vas-article',
    path: '$.vasServices[*]',
    missing: 'no VAS article has the service',
    by: sql`known.data ->> 'serviceId'`,
  },
];

/** Removes staged products with broken references from the import and reports each line. */
export async function refuseDanglingProducts(db: Db, importId: string): Promise<LineComplaint[]> {
  const complaints: LineComplaint[] = [];
  for (const { field, of, path, missing, by = sql`known.key` } of productReferences) {
    const { rows } = await sql<{ line: number; pointed: string }>`
      select staged.line, pointed #>> '{}' as pointed
      from catalogue_staging staged, jsonb_path_query(staged.data, ${sql.lit(path)}) as pointed
      where staged.import_id = ${importId}::uuid and staged.kind = 'product'
        and not exists (select 1 from catalogue_reference known where known.kind = ${of} and ${by} = pointed #>> '{}')
      order by staged.line`.execute(db);
    complaints.push(...rows.map(({ line, pointed }) => ({ line, field, reason: `${missing} ${pointed}` })));
  }
  return dropComplained(db, importId, complaints);
}

/** The same for rows that refer to products: prices, stock and reviews. Call it after the products are written. */
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

/**
 * Reports relations to missing products and missing parents of categories. The line is accepted, because the target may
 * come in a later feed; readers skip missing targets. Call it after everything is written.
 */
export async function noteMissingRelations(db: Db, importId: string): Promise<LineComplaint[]> {
  const { rows } = await sql<LineComplaint>`
    select staged.line, 'relations.' || relation.key as field,
      'passed over until there is such a product: ' || string_agg(related, ', ' order by related) as reason
    from catalogue_staging staged, jsonb_each(staged.data -> 'relations') as relation, jsonb_array_elements_text(relation.value) as related
    where staged.import_id = ${importId}::uuid and staged.kind = 'product'
      and not exists (select 1 from product where product.base_part_no = related)
    group by staged.line, relation.key
    union all
    select staged.line, 'parentCode', 'a department until there is such a category: ' || (staged.data ->> 'parentCode')
    from catalogue_staging staged
    where staged.import_id = ${importId}::uuid and staged.kind = 'category' and staged.data ->> 'parentCode' is not null
      and not exists (select 1 from catalogue_reference known where known.kind = 'category' and known.key = staged.data ->> 'parentCode')
    order by line, field`.execute(db);
  return rows;
}

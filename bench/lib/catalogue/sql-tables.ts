import type { Pool } from 'pg';
import type { Product } from './facts.ts';

const productsPerStatement = 500;

/**
 * The catalogue in a layout made for SQL alone: one row for each product with the data of lists, values as indexed arrays, the words of all
 * texts, and each variant with its price. It contains only public data, so no query must filter by visitor.
 */
export async function fillTables(pool: Pool, products: readonly Product[]): Promise<void> {
  await pool.query(`
    create schema bench;
    create table bench.product (
      id int primary key,
      base_part_no text not null unique,
      places int[] not null,
      own_values int[] not null,
      all_values int[] not null,
      rank int not null,
      stars real not null,
      low int not null,
      high int not null,
      name text not null,
      words tsvector not null,
      card text not null
    );
    create table bench.variant (
      product_id int not null references bench.product (id),
      own_values int[] not null,
      price int not null
    )`);
  for (let first = 0; first < products.length; first += productsPerStatement)
    await addProducts(pool, products.slice(first, first + productsPerStatement), first);
  await pool.query(`
    create index on bench.product using gin (places);
    create index on bench.product using gin (all_values);
    create index on bench.product using gin (words);
    create index on bench.product (rank);
    create index on bench.product (low);
    create index on bench.product (high);
    create index on bench.product (name);
    create index on bench.product (stars);
    create index on bench.variant (product_id) include (own_values, price);
    create index on bench.variant (price);
    create index on bench.variant using gin (own_values)`);
  for (const table of ['bench.product', 'bench.variant', 'product', 'price'])
    await pool.query(`vacuum analyze ${table}`);
}

async function addProducts(pool: Pool, products: readonly Product[], first: number): Promise<void> {
  const rows = products.map(({ variants, ...product }, at) => ({
    ...product,
    id: first + at,
    all_values: [
      ...new Set([...product.values, ...variants.flatMap((one) => [...one.colourValues, ...one.sizeValues])]),
    ],
    low: Math.min(...variants.map(({ price }) => price)),
    high: Math.max(...variants.map(({ price }) => price)),
    card: JSON.stringify({ ...product, description: undefined, words: undefined, variants }),
  }));
  await pool.query(
    `insert into bench.product
     select id, "basePartNo", places, "values", all_values, rank, stars, low, high, name,
       setweight(to_tsvector('simple', "basePartNo"), 'A') || setweight(to_tsvector('swedish', name), 'A') ||
       setweight(to_tsvector('swedish', words), 'B') || to_tsvector('swedish', description), card
     from json_to_recordset($1) as given (id int, "basePartNo" text, places int[], "values" int[], all_values int[], rank int,
       stars real, low int, high int, name text, words text, description text, card text)`,
    [JSON.stringify(rows)],
  );
  const variants = products.flatMap(({ variants: own }, at) =>
    own.map(({ colourValues, sizeValues, price }) => ({
      id: first + at,
      own: [...colourValues, ...sizeValues],
      price,
    })),
  );
  await pool.query(
    `insert into bench.variant select id, own, price
     from json_to_recordset($1) as given (id int, own int[], price int)`,
    [JSON.stringify(variants)],
  );
}

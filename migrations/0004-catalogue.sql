-- The catalogue as the feed brought it. Pages never read these tables: they read a snapshot built from them.

-- What products refer to: categories, parametrics, colours, materials, standards, families, groups, size guides,
-- VAS articles, price lists. Few rows, many shapes, always read whole.
create table catalogue_reference (
  kind text not null,
  key text not null,
  data jsonb not null,
  primary key (kind, key)
);

create table product (
  base_part_no text primary key,
  data jsonb not null
);

-- Which colours and sizes there are: prices and stock refer to them.
create table product_colour (
  part_no text primary key,
  base_part_no text not null references product (base_part_no) on delete cascade,
  sizes text[] not null
);
create index product_colour_base on product_colour (base_part_no);

-- A price for each colour and list, amounts in minor units; sizes that cost something else stand in size_exceptions.
create table price (
  price_list text not null,
  part_no text not null references product_colour (part_no) on delete cascade,
  currency text not null,
  is_gross boolean not null,
  unit_amount bigint not null,
  size_exceptions jsonb,
  campaign jsonb,
  primary key (price_list, part_no)
);
create index price_part_no on price (part_no);

create table stock (
  sku text primary key,
  part_no text not null references product_colour (part_no) on delete cascade,
  on_hand int not null,
  next_delivery_date date
);
create index stock_part_no on stock (part_no);

create table review (
  id text primary key,
  base_part_no text not null references product (base_part_no) on delete cascade,
  language text not null,
  stars int not null,
  title text not null,
  body text not null,
  author text not null,
  written_on date not null
);
create index review_product on review (base_part_no);

create table catalogue_import (
  id uuid primary key,
  source text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed')),
  strict boolean not null,
  is_full boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  accepted int not null default 0,
  refused int not null default 0,
  failure text
);

create table catalogue_import_complaint (
  import_id uuid not null references catalogue_import (id) on delete cascade,
  line int not null,
  field text not null,
  reason text not null
);
create index catalogue_import_complaint_import on catalogue_import_complaint (import_id, line);

-- Accepted lines wait here until all have been read; then they enter the catalogue in one transaction.
create unlogged table catalogue_staging (
  import_id uuid not null references catalogue_import (id) on delete cascade,
  line int not null,
  kind text not null,
  key text not null,
  data jsonb not null
);
create index catalogue_staging_import on catalogue_staging (import_id, kind, key);

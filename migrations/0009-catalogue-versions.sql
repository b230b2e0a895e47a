-- Which version of its topic (snapshot_version) last wrote a row: whoever holds an older one reads only what came after.
alter table product add column version bigint not null default 0;
alter table price add column version bigint not null default 0;
alter table stock add column version bigint not null default 0;
-- Products are read in the order of their categories, which should not take unpacking each of them.
alter table product add column primary_category text not null generated always as (data ->> 'primaryCategory') stored;
create index product_version on product (version);
create index price_version on price (version);
create index stock_version on stock (version);

-- What is no longer there cannot carry a version: of each product and sku that went, when it last did.
create table catalogue_removal (
  kind text not null check (kind in ('product', 'stock')),
  key text not null,
  version bigint not null,
  primary key (kind, key)
);
create index catalogue_removal_version on catalogue_removal (kind, version);

-- What was searched for, by day and market: how often, how often without results, and how often a result was opened. The words are
-- stored without anything about the visitor; texts that may name a person are not stored.
create table insight_search (
  day date not null,
  market_id int not null,
  language text not null,
  words text not null,
  searches bigint not null,
  empty bigint not null,
  clicks bigint not null,
  primary key (day, market_id, language, words)
);

-- How often a product was opened.
create table insight_product (
  day date not null,
  market_id int not null,
  base_part_no text not null,
  views bigint not null,
  primary key (day, market_id, base_part_no)
);

-- How fast pages were: how many page views fell into each class of a measure.
create table insight_vital (
  day date not null,
  market_id int not null,
  page_type text not null,
  measure text not null,
  bucket int not null,
  n bigint not null,
  primary key (day, market_id, page_type, measure, bucket)
);

create or replace view order_row_view as
  select order_id, row_number, type, sku, quantity, denied, data ->> 'picture' as picture, data ->> 'soldBy' as sold_by,
    data #>> '{price,steps,0,priceList}' as price_list, (data #>> '{coworker,id}')::int as wearer_id,
    data #>> '{coworker,name}' as wearer, data ->> 'cartRowId' as cart_row_id, data -> 'categories' as categories,
    least(quantity - denied, (
      select round((g.quantity - g.denied) * r.quantity / g.quantity, 3) from order_row g
      where g.order_id = r.order_id and g.row_number = r.parent_row_number)) as coming,
    data ->> 'name' as name, data ->> 'size' as size
  from order_row r;

-- The rows of returns that other modules may read.
create view return_row_view as
  select r.order_id, r.asked_at, r.state, (one ->> 'rowNumber')::int as row_number, (one ->> 'quantity')::numeric as quantity,
    one ->> 'reason' as reason
  from order_return r cross join lateral jsonb_array_elements(r.rows) one;

-- Words that staff have added: who searches for the phrase finds what the meaning finds.
create table search_synonym (
  language text not null,
  phrase text not null,
  meaning text not null,
  created_at timestamptz not null,
  primary key (language, phrase)
);

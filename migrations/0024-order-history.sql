create extension if not exists pg_trgm;

-- What lists and searches read of an order. Its data is large and lies apart: a list of a company's orders does not fetch it.
alter table orders
  add column hides_prices boolean not null generated always as (coalesce((data ->> 'hidesPrices')::boolean, false)) stored,
  add column buyer_name text not null generated always as (
    btrim(coalesce(data #>> '{buyer,firstName}', '') || ' ' || coalesce(data #>> '{buyer,lastName}', ''))) stored,
  add column label text generated always as (data #>> '{metadata,OrderLabel}') stored,
  -- All that somebody may type to find it, line by line.
  add column search_text text not null generated always as (lower(
    order_no::text || E'\n' || buyer_email || E'\n' || coalesce(order_number, '') || E'\n' || coalesce(project_number, '') || E'\n'
    || coalesce(data #>> '{metadata,OrderLabel}', '') || E'\n'
    || coalesce(data #>> '{buyer,firstName}', '') || ' ' || coalesce(data #>> '{buyer,lastName}', ''))) stored;

-- What people are told of it, in lists, dashboards and filters alike.
alter table orders add column state text not null generated always as (case
  when way is not null then way
  when placed_at is null and payment_state = 'Pending' then 'unpaid'
  when status = 0 and kind = 'approval' then 'approval'
  when status = 0 and kind = 'punch-out' then 'handed-over'
  else 'received' end) stored;
create index orders_company_state on orders (company_id, state, created_at desc, order_no desc)
  where company_id is not null;
create index orders_under_way on orders (id) where way = 'under-way';
create index orders_company_status on orders (company_id, status, created_at desc, order_no desc)
  where company_id is not null;
create index orders_search_text on orders using gin (search_text gin_trgm_ops);
create index order_row_external on order_row (order_id) where type = 'ExternalArticle';
create index order_delivery_tracking on order_delivery (tracking_number) where tracking_number is not null;
create index invoice_number_text on invoice using gin (number gin_trgm_ops);
create index order_delivery_dispatched on order_delivery (dispatched_at desc, id desc);

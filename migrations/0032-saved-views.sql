-- What somebody narrowed a list by, under a name: for themselves, or for everybody who works with that list.
create table saved_view (
  id uuid primary key,
  list text not null,
  -- Null: a list of internal staff.
  company_id int references company (id) on delete cascade,
  owner_id int not null references customer (id) on delete cascade,
  name text not null,
  -- As it stands in the address of the list, without a place in it.
  query text not null,
  is_shared boolean not null,
  created_at timestamptz not null
);
create index saved_view_list on saved_view (list, company_id);
create index saved_view_owner on saved_view (owner_id);

-- Staff go through the orders of all markets by day.
create index orders_placed on orders (created_at desc, order_no desc) where placed_at is not null and released_at is null;
create index catalogue_import_started on catalogue_import (started_at desc, id desc);

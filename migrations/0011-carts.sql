-- Carts of visitors, consumers and buyers. One that nobody owns belongs to the bearer of its signed cookie.
create table cart (
  id uuid primary key,
  market_id int not null,
  customer_id int references customer (id) on delete cascade,
  company_id int references company (id) on delete cascade,
  punch_out_session text,
  name text not null default '',
  description text not null default '',
  status text not null default 'Default' check (status in ('Default', 'saved')),
  is_active boolean not null default true,
  -- Other entries that partners know of: a list of {key, id, value}.
  metadata jsonb not null default '[]',
  version int not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  check (customer_id is not null or (company_id is null and punch_out_session is null))
);
-- Without the time of change, which would make every change of a cart a change of the index: an owner has few carts.
create index cart_owner on cart (customer_id, company_id) where customer_id is not null;
create index cart_company on cart (company_id) where company_id is not null;

create table cart_row (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  parent_id uuid references cart_row (id) on delete cascade,
  row_number int not null,
  sku text not null,
  name text not null,
  quantity numeric(9, 3) not null check (quantity > 0),
  schema text,
  metadata jsonb not null default '[]',
  version int not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  -- A removed row can be brought back, with its id and number, until it is pruned.
  removed_at timestamptz
);
create index cart_row_cart on cart_row (cart_id);
create index cart_row_parent on cart_row (parent_id) where parent_id is not null;
create index cart_row_removed on cart_row (removed_at) where removed_at is not null;

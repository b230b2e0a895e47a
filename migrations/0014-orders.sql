-- Orders as they were agreed. One cart has at most one that lives.
create table orders (
  id uuid primary key,
  order_no bigint generated always as identity (start with 100001) unique,
  -- No reference: carts are pruned, orders stay.
  cart_id uuid not null,
  send_key text not null,
  market_id int not null,
  customer_id int references customer (id) on delete set null,
  company_id int references company (id) on delete set null,
  punch_out_session text,
  kind text not null check (kind in ('ordinary', 'approval', 'punch-out')),
  status smallint not null default 0,
  payment_state text not null check (payment_state in ('Default', 'Pending', 'Confirmed', 'Cancelled', 'Failed')),
  payment_method_id int not null,
  buyer_email text not null,
  -- The buyer's own numbers.
  order_number text,
  project_number text,
  language text not null,
  currency text not null,
  payable bigint not null,
  tax bigint not null,
  -- What was agreed: buyer, delivery, metadata, tax, totals, promotions.
  data jsonb not null,
  -- As it was sent.
  payload jsonb not null,
  created_at timestamptz not null,
  -- From then on it is an order to the buyer and to the systems behind the shop.
  placed_at timestamptz,
  -- Stock and uses went back, the cart is open again.
  released_at timestamptz
);
-- The last word on "once".
create unique index orders_one_live on orders (cart_id) where released_at is null;
create index orders_cart on orders (cart_id);
create index orders_customer on orders (customer_id, created_at desc) where customer_id is not null;
create index orders_company on orders (company_id, created_at desc) where company_id is not null;

create table order_row (
  order_id uuid not null references orders (id) on delete cascade,
  row_number int not null,
  parent_row_number int,
  type text not null,
  sku text not null,
  quantity numeric(9, 3) not null,
  -- Pieces that left the stock for it: the reservation itself.
  taken int not null default 0,
  status smallint not null default 0,
  data jsonb not null,
  primary key (order_id, row_number)
);

-- Turned into an order: the cart cannot be changed any more.
alter table cart add column order_id uuid;
-- Who is about to turn it into one, and until when that counts.
alter table cart add column sending_key text;
alter table cart add column sending_until timestamptz;

-- Levels that orders have changed and snapshots have not been told of.
create table stock_news (sku text not null);

-- Counted only where a campaign says how many times it may be used.
alter table campaign add column uses int not null default 0;
create table campaign_use (
  campaign_id uuid not null references campaign (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  primary key (campaign_id, order_id)
);
create index campaign_use_order on campaign_use (order_id);

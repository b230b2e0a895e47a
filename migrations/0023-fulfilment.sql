-- What the system behind the shop reports of orders. Facts, in whatever order they come; statuses are made of them.
alter table orders
  -- The furthest that was said in so many words; deliveries and invoices may have come further.
  add column reported smallint not null default 0,
  -- Where its goods are, by all that was reported; before the first report nothing.
  add column way text check (way in ('received', 'confirmed', 'pickup', 'part-sent', 'under-way', 'delivered', 'refused')),
  -- Plain users of the company do not see it.
  add column is_hidden boolean not null default false;

-- Pieces that will not come.
alter table order_row add column denied numeric(9, 3) not null default 0;

-- Lists go on where they stopped, by day and number, so that late pages cost what early ones do.
drop index orders_customer;
drop index orders_company;
create index orders_customer on orders (customer_id, created_at desc, order_no desc) where customer_id is not null;
create index orders_company on orders (company_id, created_at desc, order_no desc) where company_id is not null;

create table order_delivery (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  dispatch_number text not null,
  carrier text not null,
  tracking_number text,
  tracking_url text,
  -- When it left the warehouse: from then on its rows count as delivered.
  dispatched_at timestamptz not null,
  expected_on date,
  arrived_at timestamptz,
  -- [{ rowNumber, quantity }]
  rows jsonb not null,
  unique (order_id, dispatch_number)
);
create index order_delivery_number on order_delivery (dispatch_number);

-- Numbers of a series have no gaps: the row is held until the invoice stands.
create table invoice_series (
  series text primary key,
  last int not null
);

create table invoice (
  id uuid primary key,
  -- Papers are kept: an order that has one cannot be deleted.
  order_id uuid not null references orders (id),
  -- Who sells, in which market, what kind of paper.
  series text not null,
  number text not null,
  kind text not null check (kind in ('invoice', 'credit')),
  market_id int not null,
  company_id int references company (id) on delete set null,
  customer_id int references customer (id) on delete set null,
  issued_on date not null,
  due_on date not null,
  paid_at timestamptz,
  currency text not null,
  -- With tax; a credit note's is below zero.
  payable bigint not null,
  tax bigint not null,
  -- What credit notes have taken back of an invoice; zero or below.
  credited bigint not null default 0,
  -- When the buyer was told that it is late: once.
  reminded_at timestamptz,
  -- Rows, tax by rate, seller and addresses, as they were printed.
  data jsonb not null,
  unique (series, number)
);
create index invoice_order on invoice (order_id);
create index invoice_company on invoice (company_id, issued_on desc, id desc) where company_id is not null;
create index invoice_customer on invoice (customer_id, issued_on desc, id desc) where customer_id is not null;
create index invoice_open on invoice (due_on) where kind = 'invoice' and paid_at is null and payable + credited > 0;

-- What happened, for the timeline of an order's page.
create table order_step (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  data jsonb not null default '{}'
);
create index order_step_order on order_step (order_id, at, id);

-- Reports that were heard. Told twice is once.
create table order_report (
  source text not null,
  message_id text not null,
  order_id uuid not null references orders (id) on delete cascade,
  body jsonb not null,
  -- Ids of the invoices and credit notes that were issued for it.
  papers jsonb not null default '[]',
  received_at timestamptz not null,
  primary key (source, message_id)
);
create index order_report_order on order_report (order_id);

create table order_return (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  state text not null check (state in ('asked', 'accepted', 'refused')),
  -- [{ rowNumber, quantity, reason }]
  rows jsonb not null,
  comment text not null default '',
  asked_at timestamptz not null,
  asked_by int references customer (id) on delete set null,
  decided_at timestamptz,
  decided_by int,
  -- What staff say to the buyer.
  answer text not null default ''
);
create index order_return_order on order_return (order_id);
create index order_return_asked_by on order_return (asked_by) where asked_by is not null;
create index order_return_open on order_return (asked_at) where state = 'asked';

-- What buyer and staff write to each other about an order.
create table order_message (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  from_staff boolean not null,
  -- None: a guest. Names are read when they are shown, and go with the account.
  written_by int references customer (id) on delete set null,
  body text not null,
  written_at timestamptz not null
);
create index order_message_order on order_message (order_id, written_at);
create index order_message_written_by on order_message (written_by) where written_by is not null;

-- Where another system wants to hear of orders.
create table webhook (
  id uuid primary key,
  url text not null,
  secret text not null,
  is_active boolean not null default true,
  created_at timestamptz not null
);

create table webhook_call (
  id uuid primary key,
  -- Calls of one order reach a webhook in this order.
  seq bigint generated always as identity,
  webhook_id uuid not null references webhook (id) on delete cascade,
  -- Of the outbox: told twice is once.
  event_id uuid not null,
  event text not null,
  order_id uuid not null references orders (id) on delete cascade,
  -- What the event said beside.
  facts jsonb not null default '{}',
  occurred_at timestamptz not null,
  attempts int not null default 0,
  -- Null once it was taken, or given up.
  next_at timestamptz,
  taken_at timestamptz,
  given_up_at timestamptz,
  last_answer text not null default '',
  created_at timestamptz not null,
  unique (webhook_id, event_id)
);
create index webhook_call_due on webhook_call (webhook_id, next_at) where next_at is not null;
create index webhook_call_order on webhook_call (order_id, webhook_id, seq);
create index webhook_call_latest on webhook_call (created_at desc);
create index webhook_call_given_up on webhook_call (given_up_at) where given_up_at is not null;

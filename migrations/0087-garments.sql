-- The account of a laundry in the shop: its programs report scans, its people see the garments that it washes.
alter table laundry add column company_id int references company (id) on delete set null;
create index laundry_account on laundry (company_id) where company_id is not null;

-- One row for each piece that was delivered to a company with a laundry.
create table garment (
  -- 128 random bits: only the label tells it.
  id text primary key,
  company_id int not null references company (id) on delete cascade,
  laundry_name text not null,
  order_id uuid not null references orders (id) on delete cascade,
  dispatch_number text not null,
  row_number int not null,
  piece int not null,
  market_id int not null,
  sku text not null,
  name text not null,
  colour text not null,
  size text not null,
  wearer_id int,
  employee_no text not null default '',
  department text not null default '',
  locker text not null default '',
  position text not null default '',
  delivered_at timestamptz not null,
  -- What the scans come to; it stays when old scans are removed.
  washes int not null default 0,
  repairs int not null default 0,
  washed_at timestamptz,
  seen_at timestamptz,
  lost_at timestamptz,
  retired_at timestamptz,
  -- A delivery that is told twice makes no second passport.
  unique (order_id, dispatch_number, row_number, piece)
);
create index garment_company on garment (company_id, department);
create index garment_wearer on garment (wearer_id) where wearer_id is not null;

create table garment_event (
  garment_id text not null references garment (id) on delete cascade,
  -- As the laundry names it.
  event_id text not null,
  kind text not null check (kind in ('washed', 'repaired', 'sorted', 'lost', 'retired')),
  at timestamptz not null,
  primary key (garment_id, event_id)
);
create index garment_event_at on garment_event (at);

-- Ways to deliver, which of them a market offers to whom and at what price, and where parcels can be fetched.
create table delivery_method (
  id int primary key,
  carrier text not null,
  -- By language: {name, description}.
  texts jsonb not null,
  requires_zero_cost boolean not null default false,
  days_from int not null,
  days_to int not null
);
create table delivery_group (
  id int primary key,
  market_id int not null,
  audience text not null check (audience in ('consumer', 'company'))
);
create index delivery_group_market on delivery_group (market_id);
create table delivery_group_entry (
  id int primary key,
  group_id int not null references delivery_group (id) on delete cascade,
  method_id int not null references delivery_method (id),
  sort_order int not null,
  cost bigint not null,
  is_gross boolean not null,
  currency text not null,
  free_from bigint,
  countries text[] not null
);
create index delivery_group_entry_group on delivery_group_entry (group_id);
create table service_point (
  market_id int not null,
  id text not null,
  carrier text not null,
  country_code text not null,
  zip_code text not null,
  data jsonb not null,
  primary key (market_id, id)
);

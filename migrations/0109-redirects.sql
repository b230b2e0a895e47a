-- Addresses that lead to another one, where no page exists. Without a market: in all markets.
create table redirect (
  id uuid primary key,
  market_id int,
  from_path text not null,
  to_path text not null,
  created_at timestamptz not null
);
create unique index redirect_from on redirect (coalesce(market_id, -1), from_path);
create index redirect_created on redirect (created_at, id);

-- Requested addresses that do not exist, counted without anything about the visitor.
create table missing_address (
  market_id int not null,
  path text not null,
  n int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (market_id, path)
);
create index missing_address_last on missing_address (last_at);

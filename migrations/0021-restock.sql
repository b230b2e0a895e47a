-- Who wants to hear when a size can be had again: one wish for a sku, an address and a market,
-- so that an address that waits in several is told in the words of each.
create table restock_wish (
  id uuid primary key,
  sku text not null,
  email_address text not null,
  -- What the link in a mail names the address by, so that no address stands in a log.
  address_key text not null,
  -- As whom it was asked: what they may see decides what they are told.
  customer_id int references customer (id) on delete cascade,
  company_id int references company (id) on delete cascade,
  market_id int not null,
  language text not null,
  created_at timestamptz not null,
  -- Whoever looks takes it until then; a mail that is lost is looked after again.
  look_after timestamptz not null,
  constraint restock_wish_once unique (sku, email_address, market_id)
);
create index restock_wish_address on restock_wish (address_key, created_at);
create index restock_wish_customer on restock_wish (customer_id) where customer_id is not null;

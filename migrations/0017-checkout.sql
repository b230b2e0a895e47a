-- What a buyer has said on the way to an order; it goes with the cart.
create table checkout_draft (
  cart_id uuid primary key references cart (id) on delete cascade,
  data jsonb not null,
  changed_at timestamptz not null
);

-- The numbers under which a company lets its people order.
create table company_project (
  company_id int not null references company (id) on delete cascade,
  number text not null,
  name text not null,
  attestant text,
  primary key (company_id, number)
);
create table company_order_number (
  company_id int not null references company (id) on delete cascade,
  number text not null,
  primary key (company_id, number)
);

-- Where a purchasing system wants its cart.
alter table session add column hook_url text;

-- Who wants letters of news, in which market and language.
create table newsletter_key (
  market_id int not null,
  email_address text not null,
  language text not null,
  created_at timestamptz not null,
  primary key (market_id, email_address)
);

-- A company that would like to buy here, until staff have decided. What was typed is in data.
create table company_application (
  id uuid primary key,
  market_id int not null,
  language text not null,
  state text not null check (state in ('waiting', 'accepted', 'refused')),
  company_name text not null,
  email_address text not null,
  data jsonb not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by int,
  reason text not null default '',
  company_id int references company (id) on delete set null,
  -- The first administrator, once accepted.
  customer_id int
);
create index company_application_state on company_application (state, created_at, id);
create index company_application_customer on company_application (customer_id) where customer_id is not null;

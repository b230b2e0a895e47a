-- Tries of the connections of procurement systems with the built-in one, and what went to and fro. They are kept for two days.
create table punchout_trial (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  -- The person as whom it buys.
  customer_id int not null references customer (id) on delete cascade,
  protocol text not null,
  -- Started by the seller's staff, whose screens are not those of the company.
  is_staff boolean not null,
  -- Where its cart goes: the host on which it was started.
  origin text not null,
  created_at timestamptz not null
);
create index punchout_trial_company on punchout_trial (company_id, created_at);
create index punchout_trial_customer on punchout_trial (customer_id);

create table punchout_trial_step (
  seq bigint generated always as identity primary key,
  trial_id uuid not null references punchout_trial (id) on delete cascade,
  direction text not null,
  kind text not null,
  body jsonb not null,
  created_at timestamptz not null
);
create index punchout_trial_step_trial on punchout_trial_step (trial_id, seq);

-- The secret of a try: good for this protocol, for carts to this address, and for a while.
alter table punchout_credential
  add column trial_type text,
  add column trial_address text,
  add column trial_until timestamptz;

-- What the built-in system sent says nothing about the system of the company.
alter table punchout_document add column is_trial boolean not null default false;

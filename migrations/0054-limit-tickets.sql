-- Somebody asks for a higher amount limit; whoever may change limits approves or denies it, once.
create table amount_limit_ticket (
  id uuid primary key,
  customer_id int not null references customer (id) on delete cascade,
  company_id int not null references company (id) on delete cascade,
  -- The limit that is asked for, in minor units.
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null check (status in ('open', 'approved', 'denied')),
  answer text not null default '',
  created_at timestamptz not null,
  decided_by int references customer (id) on delete set null,
  decided_at timestamptz
);
create unique index amount_limit_ticket_open on amount_limit_ticket (customer_id, company_id) where status = 'open';
create index amount_limit_ticket_company on amount_limit_ticket (company_id, created_at);
create index amount_limit_ticket_decided_by on amount_limit_ticket (decided_by) where decided_by is not null;

-- An approver names a colleague who may decide meanwhile. The days are those of the calendar in the market of an order.
create table approval_deputy (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  approver_id int not null references customer (id) on delete cascade,
  deputy_id int not null references customer (id) on delete cascade,
  from_day date not null,
  to_day date not null,
  created_at timestamptz not null,
  check (from_day <= to_day),
  check (approver_id <> deputy_id)
);
create index approval_deputy_approver on approval_deputy (approver_id, company_id);
create index approval_deputy_deputy on approval_deputy (deputy_id, company_id);
create index approval_deputy_company on approval_deputy (company_id);

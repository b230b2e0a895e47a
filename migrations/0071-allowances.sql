-- How many pieces of a category somebody may have in a period: each person of an occupation, or one person.
create table allowance (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  version int not null,
  -- Either of them. Occupations are compared without regard to capital letters.
  occupation text,
  customer_id int references customer (id) on delete cascade,
  category text not null,
  pieces int not null check (pieces >= 0),
  period text not null check (period in ('Month', 'Quarter', 'Year')),
  starts_on date not null,
  excess text not null check (excess in ('refuse', 'approval')),
  changed_by int references customer (id) on delete set null,
  changed_at timestamptz not null,
  check ((occupation is null) <> (customer_id is null))
);
create unique index allowance_occupation on allowance (company_id, lower(occupation), category) where occupation is not null;
create unique index allowance_customer on allowance (customer_id, company_id, category) where customer_id is not null;
create index allowance_company on allowance (company_id);
create index allowance_changed_by on allowance (changed_by) where changed_by is not null;

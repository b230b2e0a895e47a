-- A spreadsheet of people that somebody has uploaded: kept line by line until it is applied, and some days longer.
create table people_import (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  asked_by int references customer (id) on delete set null,
  file_name text not null,
  columns jsonb not null,
  unread jsonb not null,
  language text not null,
  created_at timestamptz not null,
  applied_at timestamptz
);
create index people_import_created on people_import (created_at);

create table people_import_line (
  import_id uuid not null references people_import (id) on delete cascade,
  line int not null,
  cells jsonb not null,
  verdict text not null check (verdict in ('new', 'changed', 'same', 'offer', 'attention')),
  problems jsonb not null,
  -- Whom the line is about, once that is known.
  customer_id int references customer (id) on delete cascade,
  email_key text,
  employee_key text,
  -- What it says was done.
  is_done boolean not null default false,
  primary key (import_id, line)
);
create index people_import_line_customer on people_import_line (customer_id) where customer_id is not null;
create index people_import_line_email on people_import_line (import_id, email_key) where email_key is not null;
create index people_import_line_employee on people_import_line (import_id, employee_key) where employee_key is not null;

-- Lines of a sheet name people by their employee number.
create index customer_fact_employee on customer_fact (employee_no) where employee_no is not null;

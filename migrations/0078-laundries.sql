-- Laundries, what they offer each company, and the wearers whom they know by employee number.
create table laundry (
  code text primary key,
  name text not null
);

create table laundry_customer (
  company_id int primary key references company (id) on delete cascade,
  laundry text not null references laundry (code)
);
create index laundry_customer_laundry on laundry_customer (laundry);

create table laundry_option (
  company_id int not null references laundry_customer (company_id) on delete cascade,
  kind text not null check (kind in ('sub-company', 'department', 'cost-center', 'delivery-location')),
  code text not null,
  -- Only sub-companies have a name beside their code.
  name text not null default '',
  position int not null,
  primary key (company_id, kind, code)
);

create table laundry_wearer (
  company_id int not null references laundry_customer (company_id) on delete cascade,
  employee_no text not null,
  name text not null,
  sub_company text not null default '',
  department text not null default '',
  cost_center text not null default '',
  primary key (company_id, employee_no)
);

-- A position of a locker belongs to one wearer, and a wearer has one.
create table laundry_position (
  company_id int not null references laundry_customer (company_id) on delete cascade,
  locker text not null,
  position text not null,
  employee_no text,
  primary key (company_id, locker, position),
  foreign key (company_id, employee_no) references laundry_wearer (company_id, employee_no)
    on update cascade on delete set null (employee_no)
);
create unique index laundry_position_wearer on laundry_position (company_id, employee_no);

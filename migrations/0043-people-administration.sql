-- Sessions are removed some time after they end, so the last sign-in of a person is kept with the account.
alter table account add column last_sign_in_at timestamptz;

update account set last_sign_in_at = last.at
from (select customer_id, max(created_at) as at from session group by customer_id) last
where last.customer_id = account.customer_id;

-- A company would like somebody who belongs elsewhere to be one of its people. The person decides.
create table membership_offer (
  customer_id int not null references customer (id) on delete cascade,
  company_id int not null references company (id) on delete cascade,
  offered_by int references customer (id) on delete set null,
  offered_at timestamptz not null,
  primary key (customer_id, company_id)
);
create index membership_offer_company on membership_offer (company_id);

-- Lists of a company's people by department, and their search for missing employee numbers, read the facts of all of them.
create index customer_fact_department on customer_fact (department) where department is not null;

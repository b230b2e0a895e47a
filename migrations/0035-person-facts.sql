-- What rules depend on about a person. The infos that partners read and write are composed from it.
create table customer_fact (
  customer_id int primary key references customer (id) on delete cascade,
  -- In minor units.
  amount_limit bigint check (amount_limit >= 0),
  amount_limit_currency text,
  employee_no text,
  occupation text,
  department text,
  cost_centre text,
  locker text,
  approver_id int references customer (id) on delete set null,
  -- Kept while the address belongs to no colleague: orders of the person are refused until it does.
  approver_email text,
  is_super boolean,
  check ((amount_limit is null) = (amount_limit_currency is null)),
  check (approver_id is null or approver_email is null)
);
create index customer_fact_approver on customer_fact (approver_id) where approver_id is not null;
create index customer_fact_approver_email on customer_fact (lower(approver_email)) where approver_email is not null;

with texts as (
  select customer_id, code, nullif(btrim(value), '') as value
  from customer_info
  where code in (
    'AmountLimit', 'EmployeeNo', 'Occupation', 'Department', 'CostCenter', 'LockerNumber', 'Attestant1', 'IsSuperCustomerAdmin'
  )
), people as (
  select
    customer_id,
    replace(max(value) filter (where code = 'AmountLimit'), ',', '.') as amount_limit,
    max(value) filter (where code = 'EmployeeNo') as employee_no,
    max(value) filter (where code = 'Occupation') as occupation,
    max(value) filter (where code = 'Department') as department,
    max(value) filter (where code = 'CostCenter') as cost_centre,
    max(value) filter (where code = 'LockerNumber') as locker,
    max(value) filter (where code = 'Attestant1') as approver_email,
    max(value) filter (where code = 'IsSuperCustomerAdmin') as is_super
  from texts
  group by customer_id
), limited as (
  -- Somebody without a market is limited in the currency of their first company.
  select people.customer_id, m.currency,
    round(greatest(people.amount_limit::numeric, 0) * case m.currency when 'ISK' then 1 else 100 end) as amount
  from people
  join customer on customer.id = people.customer_id
  join (values
    (0, 'ISK'), (1, 'SEK'), (2, 'NOK'), (3, 'EUR'), (4, 'GBP'), (5, 'DKK'), (7, 'EUR'), (8, 'CAD'), (9, 'CZK'), (10, 'EUR'),
    (11, 'EUR'), (12, 'EUR'), (13, 'EUR'), (14, 'EUR'), (15, 'EUR'), (16, 'EUR'), (17, 'PLN'), (18, 'EUR'), (19, 'USD'),
    (20, 'CHF'), (21, 'EUR'), (22, 'EUR'), (23, 'EUR')
  ) as m (market_id, currency) on m.market_id = coalesce(customer.market_id, (
    select company.market_id
    from customer_company
    join company on company.id = customer_company.company_id
    where customer_company.customer_id = customer.id
    order by company.id
    limit 1
  ))
  where people.amount_limit ~ '^[+-]?[0-9]{1,12}(\.[0-9]+)?$'
), approved as (
  -- The colleague with the address. One that only a stranger has stays as it was written.
  select people.customer_id, (
    select approver.id
    from customer approver
    where lower(approver.email_address) = lower(people.approver_email) and exists (
      select from customer_company theirs
      join customer_company own on own.company_id = theirs.company_id
      where theirs.customer_id = approver.id and own.customer_id = people.customer_id
    )
    order by approver.id
    limit 1
  ) as approver_id
  from people
)
insert into customer_fact (
  customer_id, amount_limit, amount_limit_currency, employee_no, occupation, department, cost_centre, locker,
  approver_id, approver_email, is_super
)
select
  people.customer_id, limited.amount, limited.currency, people.employee_no, people.occupation, people.department,
  people.cost_centre, people.locker, approved.approver_id,
  case when approved.approver_id is null then people.approver_email end,
  case people.is_super when 'true' then true when 'false' then false end
from people
left join limited on limited.customer_id = people.customer_id
left join approved on approved.customer_id = people.customer_id;

-- A text that could not be read stays where it is: no rule reads it, and partners still see it.
delete from customer_info
using customer_fact
where customer_info.customer_id = customer_fact.customer_id
  and (
    customer_info.code in ('EmployeeNo', 'Occupation', 'Department', 'CostCenter', 'LockerNumber', 'Attestant1')
    or customer_info.code = 'AmountLimit' and (customer_fact.amount_limit is not null or btrim(customer_info.value) = '')
    or customer_info.code = 'IsSuperCustomerAdmin' and (customer_fact.is_super is not null or btrim(customer_info.value) = '')
  );

-- What a company may still buy on account. A company without a row has no limit.
create table company_credit (
  company_id int primary key references company (id) on delete cascade,
  currency text not null,
  -- In minor units: the amount as last set, and what every entry since then has made of it.
  remaining bigint not null
);

-- Why it is what it is, like a bank statement: each entry says how much it changed and what was left afterwards.
create table company_credit_entry (
  id bigint generated always as identity primary key,
  company_id int not null references company (id) on delete cascade,
  kind text not null check (kind in ('set', 'order', 'cancellation', 'credit', 'payment')),
  amount bigint not null,
  remaining bigint not null,
  -- The order's entry is written before the order itself, in the same transaction.
  order_id uuid references orders (id) deferrable initially deferred,
  -- What it was for: the order, the invoice that was paid, the credit note, the report or return. Once each.
  reference text,
  at timestamptz not null,
  unique (kind, reference)
);
create index company_credit_entry_company on company_credit_entry (company_id, id);
create index company_credit_entry_order on company_credit_entry (order_id) where order_id is not null;

-- When the amounts of today were set is not known: they count from now on.
with agreed as (
  select c.id, m.currency, replace(trim(c.attributes ->> 'InvoiceCreditStopAmount'), ',', '.') as amount,
    replace(trim(c.attributes ->> 'DefaultAmount'), ',', '.') as agreed_limit
  from company c
  join (values
    (0, 'ISK'), (1, 'SEK'), (2, 'NOK'), (3, 'EUR'), (4, 'GBP'), (5, 'DKK'), (7, 'EUR'), (8, 'CAD'), (9, 'CZK'), (10, 'EUR'),
    (11, 'EUR'), (12, 'EUR'), (13, 'EUR'), (14, 'EUR'), (15, 'EUR'), (16, 'EUR'), (17, 'PLN'), (18, 'EUR'), (19, 'USD'),
    (20, 'CHF'), (21, 'EUR'), (22, 'EUR'), (23, 'EUR')
  ) as m (market_id, currency) on m.market_id = c.market_id
), readable as (
  select id, currency, amount::numeric as amount,
    case when agreed_limit ~ '^-?[0-9]{1,12}(\.[0-9]+)?$' then agreed_limit::numeric else 0 end as agreed_limit
  from agreed where amount ~ '^-?[0-9]{1,12}(\.[0-9]+)?$'
), begun as (
  insert into company_credit (company_id, currency, remaining)
  select id, currency, round(amount * case currency when 'ISK' then 1 else 100 end)
  from readable where amount <> 0 or agreed_limit <> 0
  returning company_id, remaining
)
insert into company_credit_entry (company_id, kind, amount, remaining, at)
select company_id, 'set', remaining, remaining, now() from begun;

-- How many days the buyers of a market may send goods back. A market without a row has the default.
create table market_return_days (
  market_id int primary key,
  days int not null check (days between 14 and 365)
);

-- A consumer's withdrawal from the contract is a statement, not a request.
alter table order_return add column kind text not null default 'return' check (kind in ('return', 'withdrawal'));

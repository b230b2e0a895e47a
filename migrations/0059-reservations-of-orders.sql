-- How long the goods of an order that waits for approval are kept for it, where a market says something else than 14 days.
create table market_reservation_days (
  market_id int primary key,
  days int not null check (days between 1 and 365)
);

-- Since when the goods are kept for the order, and when that ended.
alter table order_approval add column reserved_at timestamptz;
alter table order_approval add column reservation_ended_at timestamptz;
update order_approval set reserved_at = asked_at;
alter table order_approval alter column reserved_at set not null;
create index order_approval_reserved on order_approval (reserved_at) where state = 'waiting' and reservation_ended_at is null;

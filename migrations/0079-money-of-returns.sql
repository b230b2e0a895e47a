-- What was given back for a return, as it was computed when it was: goods, freight, tax by rate. Missing in returns that were decided
-- before it was kept.
alter table order_return add column given_back jsonb;
-- Keys of its refunds that the payment provider has not taken yet.
alter table order_return add column open_refunds text[] not null default '{}';

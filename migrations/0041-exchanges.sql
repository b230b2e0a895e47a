-- The order with what comes in place of goods that are exchanged: its id and its number.
alter table order_return add column replacement jsonb;

-- Which of the returns of its order it is, for the number that buyers write on the parcel.
alter table order_return add column seq int;
update order_return set seq = numbered.seq
from (
  select id, row_number() over (partition by order_id order by asked_at, id) as seq from order_return
) as numbered
where numbered.id = order_return.id;
alter table order_return alter column seq set not null;
create unique index order_return_seq on order_return (order_id, seq);

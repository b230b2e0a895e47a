-- Pieces of accepted returns, beside those that were denied: what is billed and sent depends on both.
alter table order_row add column returned numeric(9, 3) not null default 0;

update order_row r set returned = back.pieces
from (
  select o.order_id, (row ->> 'rowNumber')::int as row_number,
    sum((row ->> 'quantity')::numeric - coalesce((row ->> 'cancelled')::numeric, 0)) as pieces
  from order_return o, jsonb_array_elements(o.rows) as row
  where o.state = 'accepted'
  group by 1, 2
) back
where r.order_id = back.order_id and r.row_number = back.row_number;

-- Staff see the orders that were placed and those that wait for approval, the latest first.
drop index orders_placed;
create index orders_of_staff on orders (created_at desc, order_no desc)
  where (placed_at is not null or kind = 'approval') and given_up_at is null;

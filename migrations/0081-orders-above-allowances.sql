-- The allowances in pieces that an order is above, where that asks for approval: as they were counted when the order was sent, or when its
-- rows were changed last. The rows of the order know their wearers.
create table order_excess (
  order_id uuid not null references orders (id) on delete cascade,
  position int not null,
  category text not null,
  pieces int not null,
  -- By other orders of the period.
  used float8 not null,
  -- By this one.
  wanted float8 not null,
  -- Of the period.
  last_day date not null,
  row_numbers int[] not null,
  primary key (order_id, position)
);

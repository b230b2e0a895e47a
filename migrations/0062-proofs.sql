-- What is made on a garment, as it was shown: once for each state of a row of a cart, once for ever for a row of an order.
create table proof (
  id uuid primary key,
  cart_row_id uuid references cart_row (id) on delete cascade,
  order_id uuid references orders (id) on delete cascade,
  row_number int,
  -- Whose text it is, and who ordered it: the text is erased with either of them.
  wearer_id int,
  buyer_id int,
  hash text not null,
  data jsonb not null,
  made_at timestamptz not null,
  check ((cart_row_id is null) <> (order_id is null)),
  check ((order_id is null) = (row_number is null))
);
create unique index proof_of_cart_row on proof (cart_row_id, hash) where cart_row_id is not null;
create unique index proof_of_order_row on proof (order_id, row_number) where order_id is not null;
create index proof_wearer on proof (wearer_id) where wearer_id is not null;
create index proof_buyer on proof (buyer_id) where buyer_id is not null;

-- Which size somebody wears in a size group of the catalogue (trousers for men, gloves ...).
create table customer_size (
  customer_id int not null references customer (id) on delete cascade,
  size_group text not null,
  size text not null,
  changed_at timestamptz not null,
  primary key (customer_id, size_group)
);

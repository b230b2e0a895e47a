-- What somebody has measured of themselves, so that a size can be suggested.
create table customer_measure (
  customer_id int not null references customer (id) on delete cascade,
  measure text not null,
  millimetres int not null check (millimetres > 0),
  changed_at timestamptz not null,
  primary key (customer_id, measure)
);

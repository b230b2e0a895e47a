-- The PDF of a delivery note, as it was first made. Later changes of the order, the seller or our texts leave it as it is. It names
-- recipients and wearers, so it is removed when names in its order are erased.
create table delivery_note (
  delivery_id uuid primary key references order_delivery (id) on delete cascade,
  pdf bytea not null
);

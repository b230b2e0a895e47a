-- Whose turn it is, oldest first: without it every look at the outbox sorts all that is open.
create index outbox_delivery_turn on outbox_delivery (id) where delivered_at is null and parked_at is null;

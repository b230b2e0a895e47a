-- The check for an earlier delivery of the same key must not use this index: PostgreSQL takes open deliveries for rare, and would read all
-- of them for each. A condition that always holds keeps the index for the one statement that states it.
drop index outbox_delivery_turn;
create index outbox_delivery_turn on outbox_delivery (id)
  where delivered_at is null and parked_at is null and attempts >= 0;

-- A lease changes `attempts`, which was part of the condition of this index, so each lease wrote all indexes of the delivery anew. The id never
-- changes. The condition still keeps the index for the one statement that states it (0123). With room on its page, a lease now writes no index.
drop index outbox_delivery_turn;
create index outbox_delivery_turn on outbox_delivery (id)
  where delivered_at is null and parked_at is null and id > 0;
alter table outbox_delivery set (fillfactor = 60);

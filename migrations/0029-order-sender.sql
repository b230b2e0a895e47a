-- Who sent an order under a key of their own: a sender's key means one order, whichever cart it names. Nobody where no key was sent.
alter table orders add column sent_by text;
create unique index orders_sender_key on orders (sent_by, send_key) where sent_by is not null;

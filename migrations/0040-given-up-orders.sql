-- The time at which an order came to nothing. "Released" means the opposite for an order that waited for approval.
alter table orders rename column released_at to given_up_at;
alter view order_view rename column released_at to given_up_at;

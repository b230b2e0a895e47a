-- When somebody was asked by mail to choose a password. The invitation is open until they have one, or it is withdrawn.
alter table account add column invited_at timestamptz;
create index account_invited on account (customer_id) where invited_at is not null;

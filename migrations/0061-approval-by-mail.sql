-- When the approver of a waiting order was reminded, and when the customer admins became responsible because that did not help.
alter table order_approval add column reminded_at timestamptz;
alter table order_approval add column escalated_at timestamptz;
create index order_approval_waiting on order_approval (asked_at) where state = 'waiting';

-- A link of a mail by which one person decides on one version of an order, once. The token itself is only in the mail.
create table decision_link (
  token_hash text primary key,
  order_id uuid not null references orders (id) on delete cascade,
  approver_id int not null references customer (id) on delete cascade,
  -- The mark of the order as the mail shows it.
  seen text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index decision_link_order on decision_link (order_id);
create index decision_link_approver on decision_link (approver_id);
create index decision_link_expires on decision_link (expires_at);

-- Until now orders that waited for approval, and those of procurement sessions, were told of as if they were placed, and whoever
-- heard of them left them alone. What is still to be heard of them is to be left alone by those who do not look any more.
delete from outbox_delivery d using outbox_event e, orders o
where e.id = d.event and d.delivered_at is null and e.name in ('order-placed', 'order-wishes')
  and e.key = o.id::text and o.placed_at is null;

-- Who was asked to approve an order, and what became of the question. It goes with its order.
create table order_approval (
  order_id uuid primary key references orders (id) on delete cascade,
  -- Who sent the order.
  buyer_id int references customer (id) on delete set null,
  -- Null where the company as a whole approves, and of an approver whose account was deleted.
  approver_email text,
  -- The same as a person, where the address belongs to one.
  approver_id int references customer (id) on delete set null,
  state text not null check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  decided_by int references customer (id) on delete set null,
  decided_at timestamptz,
  -- What was said with a refusal or a withdrawal.
  message text not null default ''
);
create index order_approval_buyer on order_approval (buyer_id);
create index order_approval_approver on order_approval (approver_id) where approver_id is not null;
create index order_approval_decided_by on order_approval (decided_by) where decided_by is not null;

insert into order_approval (order_id, buyer_id, state, asked_at)
select id, customer_id, case when placed_at is not null then 'approved' when released_at is not null then 'withdrawn' else 'waiting' end,
  created_at
from orders where kind = 'approval';

-- What the approver decided about single rows: changed, swapped or returned to the buyer, with the reason.
alter table order_approval add column rows jsonb not null default '[]';

-- What the hourly jobs look for: waiting orders of which a reminder or an escalation may be due.
drop index order_approval_waiting;
create index order_approval_to_remind on order_approval (asked_at)
  where state = 'waiting' and reminded_at is null and escalated_at is null;
create index order_approval_to_escalate on order_approval (asked_at) where state = 'waiting' and escalated_at is null;

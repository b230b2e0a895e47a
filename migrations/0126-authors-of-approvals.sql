-- Who wrote the message and the reasons of the rows: each author's account takes the words with it when it is deleted.
alter table order_approval add column authors int[] not null default '{}';
update order_approval a set authors = array(
  select a.decided_by where a.decided_by is not null
  union
  select step.approved_by from order_approval_step step where step.order_id = a.order_id and step.approved_by is not null)
where a.message <> '' or a.rows <> '[]';
create index order_approval_authors on order_approval using gin (authors) where authors <> '{}';

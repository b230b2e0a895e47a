-- Who wrote a value about another person: it is exported to its author, too, and erased with either account.
alter table audit_personal add column author_id integer;
update audit_personal p set author_id = e.actor_id from audit_entry e
where e.id = p.entry_id and e.acting_as is null
  and e.action in ('order.approved', 'order.step-approved', 'order.changed', 'order.refused');
create index audit_personal_author on audit_personal (author_id) where author_id is not null;

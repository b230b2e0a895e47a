-- Staff in the shop as a person of a company, for a limited time: a session of that person, opened from one of the staff member's own.
alter table session add column actor_id int references customer (id) on delete cascade;
alter table session add column actor_sid text references session (sid) on delete cascade;
alter table session add column acting_until timestamptz;
alter table session add constraint session_acting
  check (num_nulls(actor_id, actor_sid, acting_until) in (0, 3));
create index session_actor on session (actor_id) where actor_id is not null;

-- The person in whose place the actor made the change. No foreign key: the entry outlives the person.
alter table audit_entry add column acting_as integer;
-- The history of one company.
create index audit_entry_company on audit_entry (company_id, id);

-- Who changed what, and when. Entries are only ever added; the trigger below refuses everything else.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'program', 'operator')),
  -- The person, also where a program acts for them. No foreign key: the entry outlives the person.
  actor_id integer,
  program_id text,
  company_id integer,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb not null,
  after jsonb not null,
  -- The names of the fields that are stored apart, in audit_personal.
  personal_fields jsonb not null
);

create index audit_entry_subject on audit_entry (subject_id, id);
create index audit_entry_actor on audit_entry (actor_id, id);
create index audit_entry_action on audit_entry (action, id);
create index audit_entry_at on audit_entry (at);

-- Values that tell something about a person. They can be erased without touching the entry.
create table audit_personal (
  entry_id bigint primary key references audit_entry (id) on delete cascade,
  customer_id integer,
  before jsonb not null,
  after jsonb not null
);

create index audit_personal_customer on audit_personal (customer_id);

-- Entries may be deleted once their 24 months are over, and not a day before.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '24 months' then
    return old;
  end if;
  raise exception 'audit entries are append-only' using errcode = 'restrict_violation';
end
$$;

create trigger audit_entry_append_only before update or delete on audit_entry
for each row execute function refuse_audit_change();

-- A company reads a change of a price list if it was made for that company. Staff used to be recorded with the company where they
-- were signed in. A new list says itself which company it was made for; of the other changes it is not known.
alter table audit_entry disable trigger audit_entry_append_only;

update audit_entry e set company_id = case
  when e.action = 'price-list.created' and e.after ->> 'companyId' ~ '^[0-9]{1,9}$' then (e.after ->> 'companyId')::int end
where e.subject_kind = 'price-list' and e.acting_as is null
  and exists (select from account a where a.customer_id = e.actor_id and a.role_id = 80);

alter table audit_entry enable trigger audit_entry_append_only;

-- A company reads a change of a person if it was made for that company. Staff used to be recorded with the company where they were
-- signed in, or with none: their entries get the company that the person belonged to then, where that is known, and otherwise none.
alter table audit_entry disable trigger audit_entry_append_only;

update audit_entry e set company_id = null
where e.subject_kind = 'customer' and e.acting_as is null and e.company_id is not null
  and e.action <> 'customer.membership-offered'
  and exists (select from account a where a.customer_id = e.actor_id and a.role_id = 80);

-- An offer says itself which company made it.
update audit_entry e set company_id = (e.after ->> 'companyId')::int
where e.action = 'customer.membership-offered' and e.company_id is null and e.after ->> 'companyId' ~ '^[0-9]{1,9}$';

-- Known: the person belongs to one company, and no entry says that their companies were changed since.
update audit_entry e set company_id = m.company_id
from customer_company m
where e.subject_kind = 'customer' and e.company_id is null and e.acting_as is null
  and e.action not in ('customer.membership-offered', 'customer.companies-changed')
  and exists (select from account a where a.customer_id = e.actor_id and a.role_id = 80)
  and m.customer_id::text = e.subject_id
  and not exists (select from customer_company other where other.customer_id = m.customer_id and other.company_id <> m.company_id)
  and not exists (
    select from audit_entry later
    where later.subject_kind = 'customer' and later.subject_id = e.subject_id
      and later.action = 'customer.companies-changed' and later.id > e.id);

alter table audit_entry enable trigger audit_entry_append_only;

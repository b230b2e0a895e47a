-- What a member of the internal staff may do. Somebody without a row has no task.
create table staff_task (
  customer_id integer not null,
  task text not null check (
    task in ('orders', 'catalogue', 'content', 'customers', 'campaigns', 'settings', 'finance', 'read-only')
  ),
  primary key (customer_id, task)
);

-- Until now staff could do everything, and those who are staff already keep that.
insert into staff_task (customer_id, task)
select distinct account.customer_id, granted.task
from account
cross join (
  values ('orders'), ('catalogue'), ('content'), ('customers'), ('campaigns'), ('settings'), ('finance')
) as granted (task)
where account.role_id = 80;

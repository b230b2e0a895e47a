-- How often pages of each kind were opened, by hour and market. No person, address or session.
create table insight_count (
  hour timestamptz not null,
  market_id int not null,
  kind text not null,
  n bigint not null,
  primary key (hour, market_id, kind)
);

-- Reading the figures is a task. Staff who assign tasks get it at once.
alter table staff_task drop constraint staff_task_task_check;
alter table staff_task add constraint staff_task_task_check check (
  task in ('orders', 'catalogue', 'content', 'customers', 'campaigns', 'settings', 'finance', 'insights', 'read-only')
);
insert into staff_task (customer_id, task) select customer_id, 'insights' from staff_task where task = 'settings';

-- Caring for the newsletter list is a task. Staff who assign tasks get it at once.
alter table staff_task drop constraint staff_task_task_check;
alter table staff_task add constraint staff_task_task_check check (
  task in (
    'orders', 'catalogue', 'content', 'customers', 'campaigns', 'settings', 'finance', 'insights', 'newsletter', 'read-only'
  )
);
insert into staff_task (customer_id, task) select customer_id, 'newsletter' from staff_task where task = 'settings';
create index newsletter_consent_market on newsletter_consent (market_id, at);

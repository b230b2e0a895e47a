-- The place in the locker, so that a laundry knows where a wearer's garments go.
alter table customer_fact add column locker_position text;

with texts as (
  select customer_id, nullif(btrim(value), '') as value from customer_info where code = 'LockerPosition'
)
insert into customer_fact (customer_id, locker_position)
select customer_id, value from texts where value is not null
on conflict (customer_id) do update set locker_position = excluded.locker_position;

delete from customer_info where code = 'LockerPosition';

-- How people are reached, for modules that have to tell whose name or address stands somewhere.
create view person_contact as
select id as customer_id, first_name, last_name, lower(email_address) as email from customer;

-- Names of erased people are looked for each night: their numbers, and orders by the person that they are for.
create index customer_deleted on customer (id) where customer_code like 'deleted-%';
create or replace view deleted_person as
select id as customer_id from customer where customer_code like 'deleted-%' and customer_code = 'deleted-' || id;
create index orders_person on orders ((coalesce((data #>> '{buyer,id}')::int, customer_id)))
  where coalesce((data #>> '{buyer,id}')::int, customer_id) is not null;

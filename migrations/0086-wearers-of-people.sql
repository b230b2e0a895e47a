-- Which person of the shop a wearer is, so that the entry goes with the account. Wearers whom only the laundry knows have none.
alter table laundry_wearer add column customer_id int;
create index laundry_wearer_customer on laundry_wearer (customer_id) where customer_id is not null;

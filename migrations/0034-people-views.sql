-- Views of the module people that other modules may read, where a join is needed for speed.

-- The people of a company, with the name that colleagues see.
create view colleague as
select
  customer_company.customer_id,
  customer_company.company_id,
  trim(customer.first_name || ' ' || customer.last_name) as name
from customer_company
join customer on customer.id = customer_company.customer_id;

-- People whose account was deleted. Only their number is left.
create view deleted_person as
select id as customer_id from customer where customer_code = 'deleted-' || id;

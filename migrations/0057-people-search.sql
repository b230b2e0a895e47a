-- People are searched by a part of their name, e-mail address or employee number, in companies of any size.
create index customer_search on customer using gin ((first_name || ' ' || last_name || ' ' || email_address) gin_trgm_ops);
create index customer_fact_employee_search on customer_fact using gin (employee_no gin_trgm_ops) where employee_no is not null;

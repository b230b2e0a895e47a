-- Lists of a company's people begin with the first names of the alphabet, however many people there are.
create index customer_by_name on customer ((lower(last_name || ' ' || first_name)), id);

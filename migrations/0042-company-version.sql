-- Counts the changes of a company's own fields, so that an editor who holds older ones is told instead of overwriting them.
alter table company add column version int not null default 1;

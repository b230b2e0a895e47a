-- A saved cart that colleagues of its company may open.
alter table cart add column is_shared boolean not null default false check (not is_shared or company_id is not null);

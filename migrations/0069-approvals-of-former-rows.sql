-- An approval counts for the rows that it was given for. After a change of rows it is one of former rows.
alter table order_approval_step add column is_of_former_rows boolean not null default false;

-- A procurement system can open a cart to be looked at (cXML inspect): its session changes no cart.
alter table session add column read_only boolean not null default false;

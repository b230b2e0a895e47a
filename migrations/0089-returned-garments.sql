-- The return with which a garment went back to the shop; its passport is retired then.
alter table garment add column return_id uuid;

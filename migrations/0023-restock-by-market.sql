-- An address may wait for the same size in several markets, and is told in the words of each.
alter table restock_wish drop constraint restock_wish_sku_email_address_key;
alter table restock_wish add constraint restock_wish_once unique (sku, email_address, market_id);

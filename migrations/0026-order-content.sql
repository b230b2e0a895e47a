-- A digest of what was sent: the same cart sent again with other content is another wish. Unknown for orders from before.
alter table orders add column content_digest text;

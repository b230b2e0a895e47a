-- The PDF of an invoice or a credit note, as it was first made. Later changes of the order, the seller or our texts leave it
-- as it is. Readers who may not see amounts get a file of their own.
create table invoice_pdf (
  invoice_id uuid not null references invoice (id) on delete cascade,
  hides_prices boolean not null,
  pdf bytea not null,
  primary key (invoice_id, hides_prices)
);

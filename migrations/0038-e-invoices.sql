-- The file of an invoice for the buyer's books, as it was made when the invoice was issued.
create table e_invoice (
  invoice_id uuid primary key references invoice (id) on delete cascade,
  -- None where a rule of the standard is broken: then there is nothing to hand out.
  xml text,
  -- Rules that it breaks, for staff.
  broken jsonb not null,
  made_at timestamptz not null,
  -- When an access point took it.
  sent_at timestamptz
);

-- Where documents about orders go: confirmations, dispatches and invoices.
create table punchout_outbound (
  company_id int primary key references company (id) on delete cascade,
  url text not null,
  -- Encrypted: the shop has to show it to the receiver.
  secret text not null,
  -- Kinds of documents.
  sends jsonb not null,
  changed_at timestamptz not null
);

-- Documents that are to be sent, and what became of them.
create table punchout_message (
  id uuid primary key,
  seq bigint generated always as identity,
  company_id int not null references company (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null,
  -- The dispatch or the invoice; empty for a confirmation.
  reference text not null,
  -- The event that asked for it: told twice, it is one document.
  event_id text not null,
  attempts int not null default 0,
  next_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_answer text not null default '',
  created_at timestamptz not null,
  unique (event_id, kind, reference)
);
create index punchout_message_due on punchout_message (next_at) where next_at is not null;
create index punchout_message_order on punchout_message (order_id, seq);
create index punchout_message_company on punchout_message (company_id);

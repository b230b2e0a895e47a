-- Documents of procurement systems, both ways, without their secrets: what a connection does, and why it fails.
create table punchout_document (
  id uuid primary key,
  -- In what order they came: a document and its answer have the same time.
  seq bigint generated always as identity,
  company_id int not null references company (id) on delete cascade,
  market_id int not null,
  -- Null for what belongs to no visit: functions, orders, refused requests.
  session_id uuid references punchout_session (id) on delete cascade,
  -- The request that it came with or answers.
  exchange text not null,
  -- Persons whom it is about: the buyer of the secret, and wearers in a cart.
  people int[] not null,
  direction text not null check (direction in ('in', 'out')),
  protocol text not null,
  kind text not null,
  -- Empty if all went well, otherwise the reason.
  reason text not null,
  body jsonb not null,
  created_at timestamptz not null
);
create index punchout_document_company on punchout_document (company_id, seq);
create index punchout_document_time on punchout_document (company_id, created_at);
create index punchout_document_session on punchout_document (session_id);
create index punchout_document_created on punchout_document (created_at);
create index punchout_document_people on punchout_document using gin (people);

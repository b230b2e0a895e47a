-- How the procurement system of a company is connected: addresses that may get its carts, codes of units, names of fields.
create table punchout_connection (
  company_id int primary key references company (id) on delete cascade,
  settings jsonb not null,
  changed_at timestamptz not null
);

-- What the procurement system shows to enter. Two are valid at a time, so that one can be replaced without a pause.
create table punchout_credential (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  -- The person as whom its users buy.
  customer_id int not null references customer (id) on delete cascade,
  name text not null,
  secret_hash text not null,
  created_at timestamptz not null
);
create index punchout_credential_name on punchout_credential (lower(name));
create index punchout_credential_company on punchout_credential (company_id);
create index punchout_credential_customer on punchout_credential (customer_id);

-- A visit that a procurement system asked for. It has a session of the shop once its start page was opened.
create table punchout_session (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  customer_id int not null references customer (id) on delete cascade,
  market_id int not null,
  type text not null,
  hook_url text not null,
  -- What goes back with the cart, and how: target, charset, the buyer's cookie.
  asked jsonb not null,
  -- Of the document that asked for it: the same document again gets the same answer.
  payload_id text,
  sid text unique,
  created_at timestamptz not null,
  started_at timestamptz,
  closed_at timestamptz
);
create unique index punchout_session_payload on punchout_session (company_id, payload_id) where payload_id is not null;
create index punchout_session_company on punchout_session (company_id);
create index punchout_session_customer on punchout_session (customer_id);
create index punchout_session_created on punchout_session (created_at);

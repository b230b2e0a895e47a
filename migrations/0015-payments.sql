-- What is to be paid for an order through a provider, and how far that has come.
create table payment (
  order_id uuid primary key references orders (id) on delete cascade,
  provider text not null,
  kind text not null,
  session_id text unique,
  client_data jsonb,
  expires_at timestamptz,
  amount bigint not null,
  currency text not null,
  -- The provider's name of the authorisation.
  reference text,
  authorised_at timestamptz,
  captured_at timestamptz,
  voided_at timestamptz,
  -- Since when the provider says that its answer takes long.
  slow_since timestamptz,
  -- Null when it is settled.
  look_again_at timestamptz
);
create index payment_open on payment (look_again_at) where look_again_at is not null;

-- What providers told us by themselves. Told twice is once.
create table payment_event (
  provider text not null,
  event_code text not null,
  reference text not null,
  success boolean not null,
  order_id uuid,
  amount bigint not null,
  currency text not null,
  raw jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, event_code, reference, success)
);
create index payment_event_open on payment_event (received_at) where handled_at is null;

-- The simulator's own memory, as a provider has one.
create table simulated_payment (
  session_id text primary key,
  order_id text not null,
  idempotency_key text not null unique,
  amount bigint not null,
  currency text not null,
  kind text not null,
  return_url text not null,
  state text not null default 'active',
  reference text,
  expires_at timestamptz not null
);
create table simulated_notification (
  id bigint generated always as identity primary key,
  body jsonb not null,
  due_at timestamptz not null,
  sent_at timestamptz
);
create index simulated_notification_due on simulated_notification (due_at) where sent_at is null;

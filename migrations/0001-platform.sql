-- What the platform itself keeps: snapshot versions, the outbox, remembered answers to repeated requests.

create table snapshot_version (
  topic text primary key,
  version bigint not null
);

create table outbox_event (
  id bigint generated always as identity primary key,
  event_id uuid not null unique,
  name text not null,
  key text not null,
  payload jsonb not null,
  occurred_at timestamptz not null
);

-- One row for each subscriber of an event. available_at is when it may be tried next; a taker moves it ahead as a lease.
create table outbox_delivery (
  id bigint generated always as identity primary key,
  event bigint not null references outbox_event (id) on delete cascade,
  subscriber text not null,
  key text not null,
  attempts int not null default 0,
  available_at timestamptz not null,
  delivered_at timestamptz,
  parked_at timestamptz,
  last_error text
);

create index outbox_delivery_open on outbox_delivery (subscriber, key, id) where delivered_at is null and parked_at is null;
create index outbox_delivery_event on outbox_delivery (event);

-- A subscriber that changes the database notes the event here in the same transaction, so that it acts once.
create table handled_event (
  subscriber text not null,
  event_id uuid not null,
  handled_at timestamptz not null,
  primary key (subscriber, event_id)
);

create table idempotent_request (
  owner text not null,
  key text not null,
  fingerprint text not null,
  status int,
  headers jsonb,
  body text,
  created_at timestamptz not null,
  primary key (owner, key)
);

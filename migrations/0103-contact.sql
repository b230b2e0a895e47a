-- Messages that visitors send by the contact form, and what staff answered by mail.
create table contact_message (
  id uuid primary key,
  market_id int not null,
  language text not null,
  topic text not null,
  name text not null,
  email_address text not null,
  -- SHA-256 of the address in small letters, to find the messages of a person who has an account.
  address_key text not null,
  order_no text not null,
  body text not null,
  -- The person who was signed in.
  customer_id int,
  state text not null check (state in ('waiting', 'answered', 'closed')),
  written_at timestamptz not null,
  ended_at timestamptz
);
create index contact_message_state on contact_message (state, written_at, id);
create index contact_message_address on contact_message (address_key);
create index contact_message_customer on contact_message (customer_id) where customer_id is not null;

create table contact_answer (
  id uuid primary key,
  message_id uuid not null references contact_message on delete cascade,
  body text not null,
  written_by int,
  written_at timestamptz not null
);
create index contact_answer_message on contact_answer (message_id, written_at);
create index contact_answer_author on contact_answer (written_by) where written_by is not null;

-- What concerns a person, as the shop shows it to them. Texts are made when they are read, in the reader's language.
create table notice (
  id int generated always as identity primary key,
  customer_id int not null,
  -- The message id of the mail, which comes from the event: a repeated event makes no second notice.
  event_id text not null,
  kind text not null,
  -- Values for the subject of the kind. Never a price.
  facts jsonb not null,
  page text,
  params jsonb not null,
  -- The page is shown only while the person buys for this company.
  company_id int,
  -- The person whom the facts name; the notice is deleted with their account too.
  about_id int,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (customer_id, event_id)
);
create index notice_of_person on notice (customer_id, id);
create index notice_unread on notice (customer_id) where read_at is null;
create index notice_about on notice (about_id) where about_id is not null;
create index notice_created on notice (created_at);

-- Channels that a person has turned off for a topic.
create table notice_choice (
  customer_id int not null,
  topic text not null,
  channel text not null check (channel in ('shop', 'mail')),
  primary key (customer_id, topic, channel)
);

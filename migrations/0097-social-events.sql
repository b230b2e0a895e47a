-- Events for the social network, once by id. Without an account of the network the data stays here.
create table social_event (
  event_id text primary key,
  name text not null,
  -- Null if the event was sent on.
  data jsonb,
  market_id int not null,
  received_at timestamptz not null
);
create index social_event_received on social_event (received_at);

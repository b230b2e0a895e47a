-- Subscribers of a market's newsletter. An address that is pending waits for the confirmation by mail.
create table newsletter_subscriber (
  market_id int not null,
  email_address text not null,
  -- The digest stands for the address in links and in proofs.
  address_key text not null,
  language text not null,
  state text not null check (state in ('pending', 'active')),
  source text not null,
  tags jsonb not null,
  metadata jsonb not null,
  action text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (market_id, email_address)
);
create index newsletter_subscriber_address on newsletter_subscriber (address_key);
create index newsletter_subscriber_created on newsletter_subscriber (market_id, created_at);

insert into newsletter_subscriber
  select market_id, email_address, encode(sha256(convert_to(email_address, 'UTF8')), 'hex'), language, 'active',
    'Checkout', '[]', '[]', 'None', created_at, created_at
  from newsletter_key;
drop table newsletter_key;

-- Proof of consent: what an address agreed to or took back, with the sentence that was shown.
create table newsletter_consent (
  id uuid primary key,
  market_id int not null,
  address_key text not null,
  what text not null check (what in ('asked', 'confirmed', 'left')),
  source text not null,
  culture_code text not null,
  wording text not null,
  at timestamptz not null
);
create index newsletter_consent_address on newsletter_consent (address_key, at);
create index newsletter_consent_at on newsletter_consent (at);

-- The personal promotion code of an address: one for each group of codes.
create table newsletter_code (
  address_key text not null,
  group_id text not null,
  campaign_id uuid not null references campaign (id) on delete cascade,
  code text not null,
  created_at timestamptz not null,
  primary key (address_key, group_id)
);
create index newsletter_code_campaign on newsletter_code (campaign_id);

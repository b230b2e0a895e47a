-- Addresses that get no newsletter mails: mails to them came back, or their owner reported one as spam.
create table newsletter_block (
  address_key text primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  at timestamptz not null
);

-- What the mail provider reported. The id makes a repeated report harmless.
create table newsletter_mail_event (
  event_id text primary key,
  address_key text not null,
  kind text not null check (kind in ('hard-bounce', 'soft-bounce', 'complaint')),
  occurred_at timestamptz not null,
  -- The address was unblocked since; the event does not count any more.
  is_settled boolean not null default false
);
create index newsletter_mail_event_address on newsletter_mail_event (address_key, occurred_at);
create index newsletter_mail_event_at on newsletter_mail_event (occurred_at);

alter table newsletter_consent drop constraint newsletter_consent_what_check;
alter table newsletter_consent add constraint newsletter_consent_what_check check (
  what in ('asked', 'confirmed', 'left', 'changed', 'imported', 'bounced', 'complained', 'unblocked')
);

-- A person may get the mails of a topic once a day, in one mail.
alter table notice_choice drop constraint notice_choice_channel_check;
alter table notice_choice add constraint notice_choice_channel_check check (channel in ('shop', 'mail', 'digest'));

-- Notices of people who read a topic only by mail wait for the digest without being shown.
alter table notice add column in_shop boolean not null default true;
alter table notice add column digest_due boolean not null default false;
create index notice_digest on notice (customer_id, id) where digest_due;

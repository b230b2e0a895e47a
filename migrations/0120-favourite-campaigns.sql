-- Campaigns of which people with favourites in them have been told. Those that run already are left alone.
create table favourite_campaign (
  campaign_id uuid primary key references campaign (id) on delete cascade,
  told_at timestamptz not null
);
insert into favourite_campaign (campaign_id, told_at)
  select id, now() from campaign where template_id is null and is_active;

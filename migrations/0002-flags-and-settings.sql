create table feature_flag (
  key text not null,
  market_id int,
  enabled boolean not null,
  changed_at timestamptz not null,
  -- A global flag has no market; two global entries for one key would contradict each other.
  unique nulls not distinct (key, market_id)
);

create table market_setting (
  market_id int not null,
  key text not null,
  value boolean not null,
  primary key (market_id, key)
);

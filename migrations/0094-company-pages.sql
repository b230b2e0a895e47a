-- The start page of a company, which its people see at the home of the shop. The drawing of the logotype is cleaned.
create table company_page (
  id int generated always as identity primary key,
  company_id int not null unique references company (id) on delete cascade,
  title text not null,
  content text not null,
  hero_block jsonb,
  column_cards jsonb not null,
  logotype text,
  logotype_ratio double precision,
  video text not null,
  product text not null,
  version int not null default 1,
  changed_at timestamptz not null
);

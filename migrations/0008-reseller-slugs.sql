-- The address under which a reseller's customers sign in: rs/brackenmoor.
create table reseller_slug (
  market_id int not null,
  -- In small letters.
  slug text not null,
  company_id int not null references company (id) on delete cascade,
  primary key (market_id, slug)
);
create index reseller_slug_company on reseller_slug (company_id);

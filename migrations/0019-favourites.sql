-- What people keep for later: lists of part numbers, of a person in a market and, where they buy for one, for a company.
create table favourite_list (
  id uuid primary key,
  market_id int not null,
  customer_id int not null references customer (id) on delete cascade,
  company_id int references company (id) on delete cascade,
  is_default boolean not null,
  name text not null,
  -- What the link has in it that colleagues open. None: not shared.
  share_token text unique,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  -- A removed list can be brought back until its owner makes another one a week later.
  removed_at timestamptz,
  check (not is_default or removed_at is null),
  check (share_token is null or company_id is not null)
);
create unique index favourite_list_default on favourite_list (customer_id, market_id, coalesce(company_id, 0)) where is_default;
create index favourite_list_owner on favourite_list (customer_id);
create index favourite_list_company on favourite_list (company_id) where company_id is not null;

-- What was removed stays as such, so that an older wish of another device does not bring it back.
create table favourite_item (
  list_id uuid not null references favourite_list (id) on delete cascade,
  part_no text not null,
  sku text not null,
  -- Another size changes it, and leaves it where it is in the order in which things were added.
  added_at timestamptz not null,
  changed_at timestamptz not null,
  is_removed boolean not null,
  primary key (list_id, part_no)
);

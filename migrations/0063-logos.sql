-- Logos of companies. Each upload is a version; staff release it for production or refuse it.
create table company_logo (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index company_logo_company on company_logo (company_id, created_at);

create table company_logo_version (
  id uuid primary key,
  logo_id uuid not null references company_logo (id) on delete cascade,
  version int not null check (version > 0),
  state text not null default 'waiting' check (state in ('waiting', 'released', 'refused')),
  file_name text not null,
  -- Cleaned; the uploaded file itself is not kept.
  svg text not null,
  facts jsonb not null,
  width_mm int not null check (width_mm > 0),
  rights text not null check (rights in ('own', 'licensed')),
  uploaded_by int references customer (id) on delete set null,
  uploaded_at timestamptz not null,
  -- Thread colours, number of stitches and price class, once released.
  production jsonb,
  answer text not null default '',
  decided_by int references customer (id) on delete set null,
  decided_at timestamptz,
  unique (logo_id, version)
);
create index company_logo_version_state on company_logo_version (state, uploaded_at, id);
create index company_logo_version_uploaded_by on company_logo_version (uploaded_by) where uploaded_by is not null;
create index company_logo_version_decided_by on company_logo_version (decided_by) where decided_by is not null;

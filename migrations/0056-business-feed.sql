-- The keys by which a system outside of the shop knows companies, their addresses and people.
create table business_key (
  kind text not null check (kind in ('company', 'address', 'person')),
  key text not null,
  company_id int unique references company (id) on delete cascade,
  address_id int unique references company_address (id) on delete cascade,
  customer_id int unique references customer (id) on delete cascade,
  primary key (kind, key),
  check (num_nonnulls(company_id, address_id, customer_id) = 1)
);

-- Amounts that were told once: told again they change nothing, and with other content they are refused.
create table business_message (
  kind text not null check (kind in ('credit', 'payment')),
  key text not null,
  company_id int not null references company (id) on delete cascade,
  content text not null,
  at timestamptz not null,
  primary key (kind, key)
);
create index business_message_company on business_message (company_id);

-- A feed while it runs, and afterwards what came of its lines.
create table business_feed (
  job_id uuid primary key references bulk_job (id) on delete cascade,
  is_staged boolean not null default false,
  added int not null default 0,
  changed int not null default 0,
  same int not null default 0,
  offered int not null default 0
);

create table business_feed_line (
  job_id uuid not null references business_feed (job_id) on delete cascade,
  line int not null,
  rank smallint not null,
  -- What the line is about: two lines of a feed cannot be about the same.
  subject text not null,
  data jsonb not null,
  outcome text check (outcome in ('added', 'changed', 'same', 'offered', 'refused')),
  primary key (job_id, line)
);
create index business_feed_line_rank on business_feed_line (job_id, rank, line) where outcome is null;
create index business_feed_line_subject on business_feed_line (job_id, subject, line);

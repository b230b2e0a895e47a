-- Somebody signed in on a device. It goes on as long as its refresh tokens are renewed, until it is ended.
create table session (
  sid text primary key,
  customer_id int not null references customer (id) on delete cascade,
  company_id int references company (id) on delete set null,
  market_id int not null,
  role_label text not null,
  punch_out_type text not null default 'None',
  device text not null,
  remembered boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index session_customer on session (customer_id);
create index session_ended on session (ended_at desc) where ended_at is not null;

-- All refresh tokens that a session ever had, the used ones, too: one that comes back late was stolen.
create table refresh_token (
  hash text primary key,
  sid text not null references session (sid) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (sid);

-- Counted over all processes: sign-ins, resets and registrations, by name and by address.
create table attempt (
  key text primary key,
  count int not null,
  last_at timestamptz not null,
  locked_until timestamptz
);

-- The link in a mail carries the id with a seal; what is stored here opens nothing by itself.
create table password_token (
  id uuid primary key,
  customer_id int not null references customer (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A consumer who has not confirmed the e-mail address yet. Nobody is a customer before.
create table registration (
  id uuid primary key,
  email_address text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  market_id int not null,
  language text not null,
  expires_at timestamptz not null
);

-- A program of a partner: it acts as a person, for a company, within its scopes.
create table api_client (
  id text primary key,
  secret_hash text not null,
  name text not null,
  scopes jsonb not null,
  customer_id int not null references customer (id) on delete cascade,
  company_id int references company (id) on delete cascade,
  market_id int not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  secret_changed_at timestamptz not null,
  last_used_at timestamptz
);

-- Offers of the shop: what must hold, and what the buyer then gets.
create table campaign (
  id uuid primary key,
  -- What staff has said of it: names, markets, times, code, conditions and benefit.
  definition jsonb not null,
  is_active boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

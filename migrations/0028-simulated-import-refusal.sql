-- What the simulated system behind the shop refuses next, so that a refusal can be tried out. Each row counts once.
create table simulated_import_refusal (
  part text primary key check (part in ('buyer', 'personal-packing')),
  entered_at timestamptz not null
);

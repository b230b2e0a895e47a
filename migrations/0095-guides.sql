-- Guides lead visitors by questions to products. A guide is data: questions, results and their texts in all languages.
create table guide (
  slug text primary key,
  data jsonb not null,
  version int not null default 1,
  changed_at timestamptz not null
);

-- What editors write. A document without a market holds in all of them, unless a market has its own of the same slug.
create table content_document (
  market_id int,
  language text not null,
  kind text not null check (kind in ('general', 'page', 'dealer-page')),
  slug text not null,
  data jsonb not null,
  changed_at timestamptz not null,
  unique nulls not distinct (market_id, language, kind, slug)
);

-- What editors work on. Visitors see content_document; publishing copies a draft there.
create table content_draft (
  id uuid primary key,
  market_id int,
  language text not null,
  kind text not null check (kind in ('general', 'page', 'dealer-page')),
  slug text not null,
  data jsonb not null,
  -- Grows with each save; a save names the version that it is based on.
  version int not null,
  -- The document that the draft was last equal to.
  live_revision bigint,
  is_changed boolean not null,
  -- When which stored version is to be published.
  publish_at timestamptz,
  publish_version int,
  archived_at timestamptz,
  published_at timestamptz,
  -- When the text was last compared with the reference language.
  checked_at timestamptz not null,
  author_id int,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique nulls not distinct (market_id, language, kind, slug),
  check ((publish_at is null) = (publish_version is null))
);
create index content_draft_due on content_draft (publish_at) where publish_at is not null;
create index content_draft_author on content_draft (author_id) where author_id is not null;

create table content_version (
  draft_id uuid not null references content_draft on delete cascade,
  version int not null,
  data jsonb not null,
  reason text not null check (reason in ('saved', 'published', 'scheduled', 'restored')),
  author_id int,
  made_at timestamptz not null,
  primary key (draft_id, version)
);
create index content_version_author on content_version (author_id) where author_id is not null;

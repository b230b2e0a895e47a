-- Pictures, films and documents that editors may choose from. The file itself is stored under its path.
create table media_item (
  id uuid primary key,
  path text not null unique,
  name text not null,
  folder text not null,
  kind text not null check (kind in ('picture', 'film', 'document')),
  content_type text not null,
  bytes bigint not null,
  width int,
  height int,
  -- The point of a picture that stays visible when it is cropped, from 0 to 1.
  focal_x double precision not null,
  focal_y double precision not null,
  -- Alternative texts by language. A decorative picture has none.
  alts jsonb not null,
  is_decorative boolean not null,
  version int not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index media_item_created on media_item (created_at, id);
create index media_item_folder on media_item (folder);

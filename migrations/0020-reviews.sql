-- What customers say of what they bought, one for each person and product. What a feed brings stays in `review`.
create table customer_review (
  id uuid primary key,
  -- No reference: a product that leaves the feed may come back.
  base_part_no text not null,
  customer_id int not null references customer (id) on delete cascade,
  language text not null,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  body text not null,
  -- The name that is shown; empty where the writer shows none.
  author text not null,
  is_business boolean not null,
  status text not null check (status in ('waiting', 'accepted', 'refused')),
  -- Why it was refused.
  reason text not null default '',
  -- Raised by each change of its writer, so that nothing is accepted that nobody has read.
  revision int not null default 1,
  written_at timestamptz not null,
  decided_at timestamptz,
  decided_by int,
  unique (customer_id, base_part_no)
);
create index customer_review_status on customer_review (status, written_at);
create index customer_review_shown on customer_review (base_part_no) where status = 'accepted';

-- What visitors may read of a product, whoever brought it. `writer` says who wrote what has no name to show.
create view published_review as
  select id, base_part_no, language, stars, title, body, author, 'named' as writer, written_on, false as is_own
  from review
  union all
  select id::text, base_part_no, language, stars, title, body, author,
    case when author <> '' then 'named' when is_business then 'business' else 'private' end,
    (written_at at time zone 'UTC')::date, true
  from customer_review where status = 'accepted';

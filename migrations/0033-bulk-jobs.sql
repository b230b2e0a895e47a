-- Work on many things at once (an import, an export, a change of many rows) with its progress. Imports of the catalogue were the first.
create table bulk_job (
  id uuid primary key,
  kind text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  source text not null,
  asked_by int,
  options jsonb not null default '{}',
  total int,
  done int not null default 0,
  accepted int not null default 0,
  refused int not null default 0,
  failure text,
  result_file text,
  cancel_asked_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index bulk_job_newest on bulk_job (kind, created_at desc, id);
create index bulk_job_asked_by on bulk_job (asked_by);

create table bulk_job_error (
  job_id uuid not null references bulk_job (id) on delete cascade,
  line int not null,
  field text not null,
  reason text not null
);
create index bulk_job_error_job on bulk_job_error (job_id, line);

insert into bulk_job (id, kind, state, source, asked_by, options, done, accepted, refused, failure, created_at, started_at, finished_at)
select id, 'catalogue-import', status, source, substring(source from '^customer (\d+)$')::int, jsonb_build_object('strict', strict, 'full', is_full), accepted + refused, accepted, refused,
  failure, started_at, started_at, finished_at
from catalogue_import;
insert into bulk_job_error (job_id, line, field, reason) select import_id, line, field, reason from catalogue_import_complaint;

delete from catalogue_staging;
alter table catalogue_staging drop constraint catalogue_staging_import_id_fkey;
alter table catalogue_staging add foreign key (import_id) references bulk_job (id) on delete cascade;
drop table catalogue_import_complaint;
drop table catalogue_import;

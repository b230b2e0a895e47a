-- A page that was not published at its planned time says so until it is published, planned again or archived.
alter table content_draft add column stopped_at timestamptz;
alter table content_draft add column stop_reason text check (stop_reason in ('incomplete', 'overtaken'));

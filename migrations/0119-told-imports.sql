-- Whoever started an import reads in the shop and by mail how it ended. Imports of before are left alone.
alter table bulk_job add column told_at timestamptz;
update bulk_job set told_at = finished_at where finished_at is not null;
create index bulk_job_untold on bulk_job (finished_at) where told_at is null and asked_by is not null;

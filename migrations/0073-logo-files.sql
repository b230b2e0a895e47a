-- The uploaded file of a logo is kept beside its cleaned drawing: the key in the file storage. Earlier uploads have none.
alter table company_logo_version add column file_key text;

-- A company has each name once: the second of two logos with one name gets its number behind it.
update company_logo l
set name = l.name || ' (' || earlier.place || ')'
from (
  select id, row_number() over (partition by company_id, lower(name) order by created_at, id) as place from company_logo
) earlier
where earlier.id = l.id and earlier.place > 1;
create unique index company_logo_name on company_logo (company_id, lower(name));

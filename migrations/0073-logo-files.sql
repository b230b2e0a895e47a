-- The uploaded file of a logo is kept beside its cleaned drawing: the key in the file storage. Earlier uploads have none.
alter table company_logo_version add column file_key text;

-- A company has each name once: the second of two logos with one name gets the first number behind it that makes a new name.
do $$
declare
  again record;
  number int;
begin
  for again in
    select id, company_id, name from (
      select l.*, row_number() over (partition by company_id, lower(name) order by created_at, id) as place from company_logo l
    ) named
    where place > 1
    order by created_at, id
  loop
    number := 2;
    while exists (
      select from company_logo
      where company_id = again.company_id and lower(name) = lower(again.name || ' (' || number || ')')
    ) loop
      number := number + 1;
    end loop;
    update company_logo set name = again.name || ' (' || number || ')' where id = again.id;
  end loop;
end $$;
create unique index company_logo_name on company_logo (company_id, lower(name));

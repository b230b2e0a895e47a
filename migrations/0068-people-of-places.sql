-- How many people each department and cost centre of a company has, by role. Counted again at each question, the answer grew
-- with the company. Rows of one key are added up: two transactions that change the same department at a time write a row each,
-- so that neither waits for the other, and a later change puts the rows together.
create table place_count (
  id bigint generated always as identity primary key,
  company_id int not null,
  kind text not null check (kind in ('department', 'cost-centre')),
  name text not null,
  role_id int not null,
  people int not null
);
create index place_count_key on place_count (company_id, kind, name, role_id);

-- A person of a company who is counted (1) or not any more (-1).
create type counted_person as (customer_id int, company_id int, department text, cost_centre text, role_id int, people int);

-- A person's first account decides the role. A person without one counts as a user.
create function counted_role(person int) returns int language sql stable as $$
  select coalesce((select role_id from account where customer_id = person order by id limit 1), 64)
$$;

create function add_to_places(changes counted_person[]) returns void language sql as $$
  with changed as (
    select company_id, kind, name, role_id, people
    from unnest(changes) as c
    cross join lateral (values ('department', department), ('cost-centre', cost_centre)) as place (kind, name)
    where name is not null
  ),
  keys as (
    select company_id, kind, name, role_id from changed group by 1, 2, 3, 4 having sum(people) <> 0
  ),
  free as materialized (
    select c.id from place_count c join keys using (company_id, kind, name, role_id) for update of c skip locked
  ),
  taken as (delete from place_count c using free where c.id = free.id returning c.*)
  insert into place_count (company_id, kind, name, role_id, people)
  select company_id, kind, name, role_id, sum(people)::int
  from (select company_id, kind, name, role_id, people from taken union all select * from changed) as every
  group by 1, 2, 3, 4 having sum(people) <> 0
$$;

-- The triggers hold the people first: of two changes of one person, each must see what the other one wrote.
create function hold_counted(people int[]) returns void language sql as $$
  select id from customer where id = any(people) order by id for no key update
$$;

create function count_facts() returns trigger language plpgsql as $$
declare
  changes counted_person[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (customer_id, null, department, cost_centre, null, 1)::counted_person from new_rows);
  elsif tg_op = 'DELETE' then
    changes := array(select (customer_id, null, department, cost_centre, null, -1)::counted_person from old_rows);
  else
    changes := array(
      select side from new_rows n join old_rows o using (customer_id)
      cross join lateral (values
        ((customer_id, null, n.department, n.cost_centre, null, 1)::counted_person),
        ((customer_id, null, o.department, o.cost_centre, null, -1)::counted_person)
      ) as sides (side)
      where (n.department, n.cost_centre) is distinct from (o.department, o.cost_centre));
  end if;
  if changes = '{}' then return null; end if;
  perform hold_counted(array(select customer_id from unnest(changes)));
  perform add_to_places(array(
    select (c.customer_id, m.company_id, c.department, c.cost_centre, counted_role(c.customer_id), c.people)::counted_person
    from unnest(changes) as c join customer_company m using (customer_id)));
  return null;
end $$;

create function count_memberships() returns trigger language plpgsql as $$
declare
  changes counted_person[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (customer_id, company_id, null, null, null, 1)::counted_person from new_rows);
  else
    changes := array(select (customer_id, company_id, null, null, null, -1)::counted_person from old_rows);
  end if;
  perform hold_counted(array(select customer_id from unnest(changes)));
  perform add_to_places(array(
    select (c.customer_id, c.company_id, f.department, f.cost_centre, counted_role(c.customer_id), c.people)::counted_person
    from unnest(changes) as c join customer_fact f using (customer_id)));
  return null;
end $$;

create type counted_account as (id int, customer_id int, role_id int);

-- `before`: the changed accounts as they were; `after`: the numbers of those that are new or changed.
create function count_roles(before counted_account[], after int[], persons int[]) returns void language plpgsql as $$
begin
  if persons = '{}' then return; end if;
  perform hold_counted(persons);
  perform add_to_places(array(
    select (f.customer_id, m.company_id, f.department, f.cost_centre, role.id, role.people)::counted_person
    from customer_fact f join customer_company m using (customer_id)
    cross join lateral (
      select role_id from (
        select id, role_id from account where account.customer_id = f.customer_id and account.id <> all(after)
        union all
        select id, role_id from unnest(before) as was where was.customer_id = f.customer_id
        union all
        select null, 64
      ) as accounts order by id limit 1
    ) as first_before
    cross join lateral (values (first_before.role_id, -1), (counted_role(f.customer_id), 1)) as role (id, people)
    where f.customer_id = any(persons)));
end $$;

create function count_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_roles('{}', array(select id from new_rows), array(select distinct customer_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform count_roles(
      array(select (id, customer_id, role_id)::counted_account from old_rows), '{}',
      array(select distinct customer_id from old_rows));
  else
    -- A sign-in changes an account, too, and nothing that is counted.
    perform count_roles(
      array(select (id, customer_id, role_id)::counted_account from old_rows), array(select id from new_rows),
      array(select distinct n.customer_id from new_rows n join old_rows o using (id) where n.role_id <> o.role_id));
  end if;
  return null;
end $$;

-- A statement changes only one of the three tables of a person who has facts: each trigger reads the other two as they are.
-- Rows of customer are never deleted, because orders point to them.
create trigger count_added_facts after insert on customer_fact
  referencing new table as new_rows for each statement execute function count_facts();
create trigger count_changed_facts after update on customer_fact
  referencing old table as old_rows new table as new_rows for each statement execute function count_facts();
create trigger count_removed_facts after delete on customer_fact
  referencing old table as old_rows for each statement execute function count_facts();
create trigger count_added_memberships after insert on customer_company
  referencing new table as new_rows for each statement execute function count_memberships();
create trigger count_removed_memberships after delete on customer_company
  referencing old table as old_rows for each statement execute function count_memberships();
create trigger count_added_accounts after insert on account
  referencing new table as new_rows for each statement execute function count_accounts();
create trigger count_changed_accounts after update on account
  referencing old table as old_rows new table as new_rows for each statement execute function count_accounts();
create trigger count_removed_accounts after delete on account
  referencing old table as old_rows for each statement execute function count_accounts();

select add_to_places(array(
  select (f.customer_id, m.company_id, f.department, f.cost_centre, counted_role(f.customer_id), 1)::counted_person
  from customer_fact f join customer_company m using (customer_id)));

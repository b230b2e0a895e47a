-- Services of orders that cannot be made yet, as they stood when they were last looked at. Staff list the orders that have one.
create table held_service (
  order_id uuid not null references orders (id) on delete cascade,
  row_number int not null,
  state text not null check (state in ('waiting', 'refused', 'file-awaited', 'no-place')),
  primary key (order_id, row_number)
);
insert into held_service (order_id, row_number, state)
select p.order_id, p.row_number,
  case when v.id is null then 'file-awaited' when v.state = 'refused' then 'refused' else 'waiting' end
from proof p
left join company_logo_version v
  on v.logo_id::text = p.data #>> '{artwork,file,logoId}' and v.version::text = p.data #>> '{artwork,file,version}'
where p.order_id is not null and p.data #>> '{artwork,kind}' in ('logo', 'awaited') and v.state is distinct from 'released';

-- A decision about a logo looks for the orders that have it.
create index proof_logo on proof ((data #>> '{artwork,file,logoId}')) where order_id is not null;

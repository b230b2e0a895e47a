-- Orders from before states were kept, with a logo or text on a garment that does not have its place. They have no proof, so that the list of
-- held orders did not have them until they were opened. A row that can be made leaves the list when it is read.
insert into held_service (order_id, row_number, state)
select r.order_id, r.row_number, 'no-place'
from order_row r join orders o on o.id = r.order_id
where r.type = 'VasArticle' and r.data #>> '{service,making,service}' in ('embroidery', 'transfer')
  and r.data #>> '{service,position}' is not null
  and o.placed_at is not null and o.given_up_at is null and o.status between 100 and 599
  and not exists (select from proof p where p.order_id = r.order_id and p.row_number = r.row_number)
on conflict do nothing;

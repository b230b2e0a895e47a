-- The pieces of a row that were sent or will be: a service is not made for a garment that is denied. The same rule as `comingOf` of fulfilment.
create or replace view order_row_view as
  select order_id, row_number, type, sku, quantity, denied, data ->> 'picture' as picture, data ->> 'soldBy' as sold_by,
    data #>> '{price,steps,0,priceList}' as price_list, (data #>> '{coworker,id}')::int as wearer_id,
    data #>> '{coworker,name}' as wearer, data ->> 'cartRowId' as cart_row_id, data -> 'categories' as categories,
    least(quantity - denied, (
      select round((g.quantity - g.denied) * r.quantity / g.quantity, 3) from order_row g
      where g.order_id = r.order_id and g.row_number = r.parent_row_number)) as coming
  from order_row r;

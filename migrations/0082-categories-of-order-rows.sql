-- The categories of an article when it was ordered: what left the catalogue still counts against allowances in pieces.
create or replace view order_row_view as
  select order_id, row_number, type, sku, quantity, denied, data ->> 'picture' as picture, data ->> 'soldBy' as sold_by,
    data #>> '{price,steps,0,priceList}' as price_list, (data #>> '{coworker,id}')::int as wearer_id,
    data #>> '{coworker,name}' as wearer, data ->> 'cartRowId' as cart_row_id, data -> 'categories' as categories
  from order_row;

-- Lists of pending orders show for whom rows are, and what the same person got before.
create or replace view order_row_view as
  select order_id, row_number, type, sku, quantity, denied, data ->> 'picture' as picture, data ->> 'soldBy' as sold_by,
    data #>> '{price,steps,0,priceList}' as price_list, (data #>> '{coworker,id}')::int as wearer_id,
    data #>> '{coworker,name}' as wearer
  from order_row;

-- The person that an order is for, and the order that it replaces goods of: what people got is read by person, not through all orders of a company.
create or replace view order_view as
  select id, order_no, cart_id, market_id, customer_id, company_id, punch_out_session, kind, status, reported, way, state,
    payment_state, order_number, project_number, label, currency, payable, tax, hides_prices, is_hidden, buyer_email, buyer_name,
    search_text, created_at, placed_at, given_up_at, given_back, coalesce((data #>> '{buyer,id}')::int, customer_id) as buyer_id,
    (data #>> '{exchange,orderId}')::uuid as replaces
  from orders;

create index orders_buyer on orders (company_id, (coalesce((data #>> '{buyer,id}')::int, customer_id)), created_at desc)
  where company_id is not null;
create index order_row_wearer on order_row (((data #>> '{coworker,id}')::int)) where (data #>> '{coworker,id}')::int is not null;

-- The row of the cart that it was ordered with; a gift has none.
create or replace view order_row_view as
  select order_id, row_number, type, sku, quantity, denied, data ->> 'picture' as picture, data ->> 'soldBy' as sold_by,
    data #>> '{price,steps,0,priceList}' as price_list, (data #>> '{coworker,id}')::int as wearer_id,
    data #>> '{coworker,name}' as wearer, data ->> 'cartRowId' as cart_row_id
  from order_row;

-- What a module lets others read of its tables, where a function would cost another statement. A view names the columns that
-- others may depend on; the database puts the table in its place, so that indexes and plans are the same.

create view order_view as
  select id, order_no, cart_id, market_id, customer_id, company_id, punch_out_session, kind, status, reported, way, state,
    payment_state, order_number, project_number, label, currency, payable, tax, hides_prices, is_hidden, buyer_email, buyer_name,
    search_text, created_at, placed_at, released_at
  from orders;

create view order_row_view as
  select order_id, row_number, type, sku, quantity, denied, data ->> 'picture' as picture, data ->> 'soldBy' as sold_by,
    data #>> '{price,steps,0,priceList}' as price_list
  from order_row;

create view payment_view as
  select order_id, provider, kind, session_id, client_data, expires_at, amount, currency, reference, slow_since
  from payment;

create view invoice_view as
  select id, order_id, number, kind, market_id, company_id, customer_id, issued_on, due_on, paid_at, currency, payable, tax,
    credited
  from invoice;

create view delivery_view as
  select id, order_id, dispatch_number, carrier, tracking_number, tracking_url, dispatched_at, expected_on, arrived_at, rows
  from order_delivery;

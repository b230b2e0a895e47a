-- What an order costs less since it was placed: rows that were denied, cancelled or came back. Limits of a period count the rest.
alter table orders add column given_back bigint not null default 0;

update orders set given_back = payable where state = 'refused';

update orders o set given_back = least(o.payable, credited.amount)
from (
  select order_id, -sum(payable) as amount from invoice where kind = 'credit' group by order_id
) credited
where credited.order_id = o.id and o.state <> 'refused' and credited.amount > 0;

create or replace view order_view as
  select id, order_no, cart_id, market_id, customer_id, company_id, punch_out_session, kind, status, reported, way, state,
    payment_state, order_number, project_number, label, currency, payable, tax, hides_prices, is_hidden, buyer_email, buyer_name,
    search_text, created_at, placed_at, given_up_at, given_back
  from orders;

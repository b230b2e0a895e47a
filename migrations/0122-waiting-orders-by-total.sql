-- Orders that wait for approval by what they come to. A hidden amount counts as nothing, so that the sequence does not tell it.
create index orders_waiting_total on orders (company_id, (case when hides_prices then 0 else payable end), order_no)
  where state = 'approval' and company_id is not null;

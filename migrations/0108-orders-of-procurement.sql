-- What was agreed on when a cart was returned to a procurement system. Its order may come weeks later, when cart and prices have changed.
create table punchout_cart (
  cart_id uuid primary key,
  session_id uuid not null references punchout_session (id) on delete cascade,
  company_id int not null references company (id) on delete cascade,
  -- Of the message with the cart.
  payload_id text not null,
  agreed jsonb not null,
  created_at timestamptz not null
);
create index punchout_cart_session on punchout_cart (session_id);
create index punchout_cart_payload on punchout_cart (company_id, payload_id);

-- The order in the shop that stands for an order of a procurement system. An update replaces the order in the shop.
create table punchout_order (
  company_id int not null references company (id) on delete cascade,
  -- The number of the order in the procurement system.
  order_ref text not null,
  order_id uuid not null references orders (id) on delete cascade,
  -- Parties, lines, differences.
  facts jsonb not null,
  -- Set when the procurement system withdrew the order.
  deleted_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, order_ref)
);
create unique index punchout_order_order on punchout_order (order_id);

-- Answers to documents with orders: the same document again gets the same answer.
create table punchout_answer (
  company_id int not null references company (id) on delete cascade,
  payload_id text not null,
  code int not null,
  words text not null,
  created_at timestamptz not null,
  primary key (company_id, payload_id)
);
create index punchout_answer_created on punchout_answer (created_at);

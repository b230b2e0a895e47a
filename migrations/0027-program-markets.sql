-- A program's token is valid in the market in which the program was made, unless it was issued for all of them.
alter table api_client add column all_markets boolean not null default false;

-- Until now every token was valid everywhere. Programs that act as internal staff and for no company keep that.
update api_client set all_markets = true
from account
where account.customer_id = api_client.customer_id and account.role_id = 80 and api_client.company_id is null;

-- What a period leaves is counted by the limit of that period: former limits, each with the moment until which it was in force.
alter table customer_fact add column amount_limit_past jsonb not null default '[]';

-- Limits are written in several ways: by person, for many at once, by imports. A person without a limit has no former ones.
create function keep_past_amount_limit() returns trigger language plpgsql as $$
begin
  if new.amount_limit is null then
    new.amount_limit_past := '[]';
  elsif old.amount_limit is not null and
    (old.amount_limit, old.amount_limit_currency) is distinct from (new.amount_limit, new.amount_limit_currency) then
    new.amount_limit_past := (
      select coalesce(jsonb_agg(past), '[]') from jsonb_array_elements(old.amount_limit_past) past
      where (past ->> 'until')::timestamptz > now() - interval '24 months'
    ) || jsonb_build_object('amount', old.amount_limit, 'currency', old.amount_limit_currency, 'until', now());
  end if;
  return new;
end $$;

create trigger customer_fact_past_amount_limit before update of amount_limit, amount_limit_currency on customer_fact
  for each row execute function keep_past_amount_limit();

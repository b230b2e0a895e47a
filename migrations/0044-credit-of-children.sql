-- What an administrator gives to a child company is taken from the parent's credit, and comes back when it is lowered.
alter table company_credit_entry drop constraint company_credit_entry_kind_check;
alter table company_credit_entry add constraint company_credit_entry_kind_check
  check (kind in ('set', 'order', 'cancellation', 'credit', 'payment', 'child'));

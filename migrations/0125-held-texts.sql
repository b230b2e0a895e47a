-- A text that cannot be made holds an order up, as a missing logo does.
alter table held_service drop constraint held_service_state_check;
alter table held_service add constraint held_service_state_check
  check (state in ('waiting', 'refused', 'file-awaited', 'no-place', 'text-invalid'));

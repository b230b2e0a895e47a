-- The form that took the cart back, for fifteen minutes: a second click, or a reload after a lost answer, gets the same again.
alter table punchout_session add column returned_form jsonb;

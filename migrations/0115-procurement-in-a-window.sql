-- A visit from a procurement system that is shown in a frame can go on in a window of its own: the fingerprint of a
-- code that opens it once.
alter table punchout_session
  add column window_code text,
  add column window_code_at timestamptz;

create unique index punchout_session_window_code on punchout_session (window_code) where window_code is not null;

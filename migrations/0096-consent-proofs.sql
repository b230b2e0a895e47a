-- What visitors answered to the question about cookies. Pseudonymous: the id is random and known only to their browser.
create table consent_proof (
  consent_id uuid not null,
  -- Counts the answers of this browser, from 1.
  interaction int not null,
  -- As in the cookie: C0001:1,C0002:0,C0003:1,C0004:0
  groups text not null,
  policy text not null,
  -- The browser sent Global Privacy Control.
  is_gpc boolean not null,
  market_id int not null,
  language text not null,
  answered_at timestamptz not null,
  primary key (consent_id, interaction)
);
create index consent_proof_answered on consent_proof (answered_at);

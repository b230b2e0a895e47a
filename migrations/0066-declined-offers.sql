-- The answer of a person who turned an offer down is kept for a while, so that feeds and imports do not ask again.
alter table membership_offer add column declined_at timestamptz;

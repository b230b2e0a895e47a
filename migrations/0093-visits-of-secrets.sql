-- The secret with which a visit was asked for: when it ends, its visits end. No reference: visits outlive their secrets.
alter table punchout_session add column credential_id uuid;
create index punchout_session_credential on punchout_session (credential_id) where closed_at is null;

-- A change of a person who belongs to several companies, made by staff or a feed: each of the companies reads it, also after the
-- person left. Other entries name one company, or none.
alter table audit_entry add column companies int[];
create index audit_entry_companies on audit_entry using gin (companies) where companies is not null;

-- Counts changes of a company's settings, so that a second editor is told of the first.
alter table company add column settings_version integer not null default 1;

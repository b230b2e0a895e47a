-- A number that changes with each write of a document, so that unchanged documents are recognised without comparing them.
create sequence content_revision;
alter table content_document add column revision bigint not null default nextval('content_revision');

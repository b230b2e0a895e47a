-- A personal code is a use of another campaign's benefit: its own definition has only the code and its limit of one.
alter table campaign add column template_id uuid references campaign (id) on delete cascade;
create index campaign_template on campaign (template_id) where template_id is not null;
create unique index campaign_personal_code on campaign ((definition ->> 'code')) where template_id is not null;

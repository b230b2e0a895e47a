-- Pictures without an alternative text were decoration; now content says so, because a picture needs a text otherwise.
-- The text of jsonb has one form, and quotes within texts are escaped, so only whole members are replaced.
update content_document
set data = replace(data::text, '"alt": ""', '"alt": "", "isDecorative": true')::jsonb
where data::text like '%"alt": ""%';

update content_draft
set data = replace(data::text, '"alt": ""', '"alt": "", "isDecorative": true')::jsonb
where data::text like '%"alt": ""%';

update content_version
set data = replace(data::text, '"alt": ""', '"alt": "", "isDecorative": true')::jsonb
where data::text like '%"alt": ""%';

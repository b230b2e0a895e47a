-- Lines of sheets are found by the digest of an address after the address itself was erased. Immutable, so that indexes can use it.
create function address_digest(address text) returns text language sql immutable parallel safe as $$
  select encode(sha256(convert_to(lower(address), 'UTF8')), 'hex')
$$;
create index people_import_line_address on people_import_line (address_digest(email_key)) where email_key is not null;
create index people_import_line_approver on people_import_line (address_digest(cells ->> 'approver'))
where cells ->> 'approver' <> '';

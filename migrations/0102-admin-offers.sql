-- The first administrator of a new company: a person whose role changes before they accept cannot join by such an offer.
alter table membership_offer add column as_admin boolean not null default false;

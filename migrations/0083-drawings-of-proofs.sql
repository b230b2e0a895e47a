-- What the proof of an order looked like when it was kept, so that later drawing code does not change what was signed off. Deflated.
alter table proof add column drawing bytea;

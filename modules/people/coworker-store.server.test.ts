import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { listCoworkers, listNamedCoworkers } from './coworker-store.server.ts';

test('the wearers of a company are its own people, not staff of the seller nor people of another company', async () => {
  const { db } = await openTestShop();
  const bygg = await aCompany('Bygg').save(db);
  const other = await aCompany('Other').save(db);
  const olle = await aPerson('olle@bygg.example').at(bygg).save(db);
  const staff = await aPerson('rasmus@shop.example').withRole(roles.internal).at(bygg).save(db);
  const stranger = await aPerson('ida@other.example').at(other).save(db);
  const everybody = [olle.id, staff.id, stranger.id];
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  expect(idsOf(await listCoworkers(db, bygg.id, { most: 10, always: everybody }))).toEqual([olle.id]);
  expect(idsOf(await listNamedCoworkers(db, bygg.id, everybody))).toEqual([olle.id]);
});

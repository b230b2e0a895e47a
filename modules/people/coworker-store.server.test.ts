import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { coworkerLabels } from './coworker.ts';
import { findCoworkersByText, findNamesakes, listCoworkers, listNamedCoworkers } from './coworker-store.server.ts';

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

test('a suggested label finds one person, also beside a namesake who is not suggested', async () => {
  const { db } = await openTestShop();
  const company = await aCompany('Bygg').save(db);
  const bo = await aPerson('bo@bygg.example').named('Bo', 'Ek').at(company).save(db);
  await aPerson('bosse@bygg.example').named('Bo', 'Ek').with({ EmployeeNo: 'E-7' }).at(company).save(db);
  const people = await listCoworkers(db, company.id, { most: 1, always: [] });
  const labels = coworkerLabels(people, await findNamesakes(db, company.id, [bo.id]));
  expect([...labels]).toEqual([[bo.id, `Bo Ek (${bo.id})`]]);
  const found = await findCoworkersByText(db, company.id, `Bo Ek (${bo.id})`);
  expect(found.map(({ id }) => id)).toEqual([bo.id]);
});

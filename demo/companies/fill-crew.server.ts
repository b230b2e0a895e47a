import { roles } from '#modules/auth/roles.ts';
import { markets } from '#modules/market/markets.ts';
import { insertCrew, saveCrewFacts, saveCrewSizes } from '#modules/people/crew-write-store.server.ts';
import { saveInvitation } from '#modules/people/person-write-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoCrew } from './crew.ts';

const hamnvik = 1005;
const dayMs = 86_400_000;

/** The wearers of Hamnvik, in a few statements. None of them has a password; some were invited some days ago. */
export async function fillCrew({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (db) => {
    const none = { phoneNumber: undefined, cellPhone: undefined, role: roles.user };
    const ids = await insertCrew(
      db,
      demoCrew.map(({ emailAddress, firstName, lastName, isActive }) => ({
        emailAddress,
        firstName,
        lastName,
        isActive,
        ...none,
      })),
      { companyId: hamnvik, marketId: markets.se.marketId, language: 'sv' },
    );
    const crew = demoCrew.map((person, at) => ({ ...person, id: ids[at] ?? 0 }));
    await saveCrewFacts(
      db,
      crew.map(({ id, approver: approverEmail, ...person }) => ({
        id,
        facts: {
          employeeNo: person.employeeNo,
          occupation: person.occupation,
          department: person.department,
          costCentre: person.costCentre,
          locker: person.locker,
          lockerPosition: person.lockerPosition,
          approverEmail,
          amountLimit: undefined,
          isSuper: undefined,
        },
      })),
    );
    await saveCrewSizes(
      db,
      crew.flatMap(({ id, sizes }) => sizes.map((size) => ({ id, ...size }))),
      now,
    );
    for (const [at, { id }] of crew.filter(({ isInvited }) => isInvited).entries())
      await saveInvitation(db, id, new Date(now.getTime() - (at + 2) * dayMs));
  });
}

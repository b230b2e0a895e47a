import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { administers } from '../auth/may-do.ts';
import { listWearers } from '../people/coworker-store.server.ts';
import type { Wearer } from './text-template.ts';

export type Wearers = ReadonlyMap<number, Wearer>;

/** Those of the people whose data the visitor may put on garments: oneself, and for administrators the whole company. */
export async function readWearers(db: Db, claims: Claims | undefined, ids: readonly number[]): Promise<Wearers> {
  if (!claims || !isB2B(claims) || claims.company_id === undefined) return new Map();
  const seesColleagues = administers(claims, 'orders', 'customers');
  const inReach = [...new Set(ids)].filter((id) => seesColleagues || id === claims.customer_id);
  const found = await listWearers(db, claims.company_id, inReach);
  return new Map(
    found.map(({ employeeNo, occupation, customizedText, ...person }) => [
      person.id,
      {
        ...person,
        employeeNo: employeeNo ?? undefined,
        occupation: occupation ?? undefined,
        customizedText: customizedText ?? undefined,
      },
    ]),
  );
}

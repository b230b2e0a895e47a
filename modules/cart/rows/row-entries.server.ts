import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../../auth/claims.ts';
import { administers } from '../../auth/may-do.ts';
import { fitsComment, longestComment } from '../cart-validation.ts';
import { readNamedCoworkers } from '../coworkers.server.ts';
import type { Entries } from '../row-metadata.ts';
import { noLaundryEntries, setsLaundry } from './laundry-entries.ts';

/**
 * Checks metadata: the length of the comment, and that the visitor may buy for the wearer. Adds the wearer's employee
 * number. Only administrators may set where the laundry delivers garments.
 */
export async function checkEntries(db: Db, claims: Claims | undefined, wishes: readonly Entries[]) {
  if (wishes.some(({ Comment = '' }) => !fitsComment(Comment)))
    return refuse({ code: 'comment-too-long', maximum: longestComment });
  if (wishes.some(setsLaundry) && !administers(claims, 'orders', 'customers')) return refuse({ code: 'not-allowed' });
  const ids = wishes.flatMap(({ CoWorkerId }) =>
    CoWorkerId === undefined || CoWorkerId === '' ? [] : [Number(CoWorkerId)],
  );
  const coworkers = await readNamedCoworkers(db, claims, [...new Set(ids)]);
  if (ids.some((id) => !coworkers.has(id))) return refuse({ code: 'coworker-not-found' });
  return ok(
    wishes.map((entries): Entries => {
      if (!Object.hasOwn(entries, 'CoWorkerId')) return entries;
      const coworker = coworkers.get(Number(entries.CoWorkerId || Number.NaN));
      return {
        ...noLaundryEntries,
        ...entries,
        CoWorkerId: coworker && String(coworker.id),
        EmployeeNo: coworker?.employeeNo,
      };
    }),
  );
}

import { sql } from 'kysely';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Refusal } from '../refusals.ts';
import { type Exceeded, exceededBy, type RequestedPieces, stopOf } from './allowance.ts';
import { type Counting, countLeft } from './read-left.server.ts';

/** The rows of an order, and how they are counted. */
export type PiecesWanted = {
  readonly counting: Counting;
  readonly wanted: readonly RequestedPieces[];
  /** How an excess is refused, in the words of the visitor. */
  readonly refusalOf: (exceeded: Exceeded) => Refusal;
};

/**
 * In the transaction of an order, after the limit of the buyer and before the credit of the company: locks the
 * allowances of all wearers until the end, always in the same order, and refuses an order that exceeds one. Two
 * concurrent orders count one after the other. Returns the exceeded allowances for which the order must wait for
 * approval.
 */
export async function holdAllowances(
  db: Db,
  pieces: PiecesWanted | undefined,
  { isForApproval }: { readonly isForApproval: boolean },
): Promise<Result<readonly Exceeded[], Refusal>> {
  if (!pieces) return ok([]);
  const { counting, wanted, refusalOf } = pieces;
  for (const wearerId of counting.wearerIds.toSorted((a, b) => a - b)) {
    const key = `${counting.companyId}/${wearerId}`;
    await sql`select pg_advisory_xact_lock(hashtext('allowance'), hashtext(${key}::text))`.execute(db);
  }
  const exceeded = exceededBy(await countLeft(db, counting), wanted);
  const stop = stopOf(exceeded, isForApproval);
  return stop ? refuse(refusalOf(stop)) : ok(exceeded);
}
